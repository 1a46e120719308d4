"""The same rules on a GPU: kernels made ahead of time by numba-cuda, launched through the driver alone. docs/gpu.md shows it at work."""
