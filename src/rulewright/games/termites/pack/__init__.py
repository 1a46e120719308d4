"""What is in the box, as data: the files of a pack, their checks, and the numbers that the rules get."""
