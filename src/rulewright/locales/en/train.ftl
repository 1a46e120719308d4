### Training nets (English).

train-help = Train a net in games against itself.
train-help-out = Folder for the checkpoint, the net and a table of progress. Run the same command again to resume. Default: train-GAME
train-help-minutes = How long to train, in minutes. Default: 30
train-help-iterations = Number of iterations, instead of --minutes; on a CPU the same command then always gives the same net
train-help-lanes = Number of games played in parallel. Default: 8192
train-help-steps = Decisions in each game per iteration. Default: 64
train-help-teacher = A bot to learn from first, such as greedy: it plays games on all cores, and the net learns to choose as it does
train-help-lessons = Number of the teacher’s games. Default: 5000
train-help-opinion = Train a net for the search instead: it learns from games between greedy bots how positions turn out
train-help-games = With --opinion: how many games to learn from. Default: 50000
train-help-epochs = With --opinion: how many times to go through them. Default: 8
train-help-begin = A net to begin with, such as the net.npz from an earlier run; its sizes are kept
train-help-device = Where to train: cpu, cuda, or cuda:1 for the second GPU. Default: cuda
train-not-installed = PyTorch is not installed ({ $why }). Install it with: pip install 'rulewright[train]'
train-torch-without-cuda = This PyTorch cannot use the GPU. Install one that can, or train with --device cpu.
train-no-observation = { $game } has no observation with points that a net could learn from.
train-begins = Training in { $folder }, starting at iteration { $iteration }. Press Ctrl-C to stop; run the same command to resume.
train-stopped = Stopped. Everything is saved in { $folder }; run the same command to resume.
train-done = Done. The net is in { $file }; try it with: rulewright arena … --bots net:{ $file },greedy
train-opinion-done = Done. The net is in { $file }. Try it with: rulewright arena … --bots opinion:{ $file },atlas
train-not-a-number = Training failed in iteration { $iteration }: the numbers have become infinite. The last checkpoint is intact. Try again with another --seed and another --out.
train-other-game = { $file } belongs to the game { $game }, not to { $wanted }. Choose another folder with --out.
train-other-plan = { $file } belongs to a training run with other settings ({ $what }). Use the same ones, or choose another folder with --out.
train-checkpoint-broken = { $file } is not a complete checkpoint. Delete it to start over, or choose another folder with --out.
net-file-broken = { $file } is not a net that rulewright can read.
net-file-other = { $wanted } cannot use { $file }: that net was trained for { $game }. What differs: { $what }.
