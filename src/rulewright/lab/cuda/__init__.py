"""The same rules on a GPU: kernels compiled ahead of time by numba-cuda, launched through the driver alone. docs/gpu.md shows how to use
it."""
