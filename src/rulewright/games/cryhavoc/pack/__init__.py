"""What is in the box, as data: the files of a pack, the checks they must pass, and the numbers the rules get."""
