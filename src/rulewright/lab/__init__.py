"""Many games at once: simulation, measurement, balance."""
