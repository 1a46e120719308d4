### The rules on a GPU (English).

gpu-help = Run the rules on a GPU.
gpu-help-compile = Build the kernels ahead of time. This needs no GPU.
gpu-help-compare = Play the same games on the GPU and on the CPU, and compare every decision.
gpu-help-arch = The GPU’s compute capability without the dot: 90 for an H100 or H200
gpu-help-device = Which GPU: cuda for the first, cuda:1 for the second. Default: cuda
gpu-help-pack = A pack besides the game’s own: its name, its folder or its file; can be repeated
gpu-driver-missing = There is no NVIDIA driver on this machine. The GPU needs driver 580 or newer; everything else runs without it.
gpu-driver-old = The NVIDIA driver is too old: it supports CUDA { $version }. Install driver { $least } or newer.
gpu-none = The NVIDIA driver finds no usable GPU: { $why }.
gpu-number-unknown = There is no GPU number { $number } on this machine. GPUs here: { $count }, numbered from 0.
gpu-device-unknown = Unknown device “{ $device }”. Choose cpu, cuda, or cuda:1 for the second GPU.
gpu-memory = The GPU has too little memory for { $lanes } lanes. Needed, in MB: { $needed }; free: { $free }. Use fewer lanes.
gpu-memory-out = The GPU is out of memory. Free, in MB: { $free }.
gpu-extra-missing = The package { $package } is not installed. Install everything the GPU needs with: pip install 'rulewright[cuda]'
gpu-arch-unknown = “{ $arch }” is not a compute capability. Write it without the dot, such as 90 for 9.0.
gpu-compiling = Building the kernels for { $game } (first run only, takes minutes)
gpu-compiled = { $game }: kernels ready after { $seconds } s.
gpu-equal = { $game }: all equal. Games: { $games }; different tables: { $tables }; decisions: { $decisions }. Decisions/s on the GPU: { $device }; on the CPU: { $host } (threads: { $threads }).
gpu-differ = { $game }: not equal. Games: { $games }; different: { $count }, with the seeds { $seeds }.
