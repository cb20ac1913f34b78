"""What our games declare for learning. Numbers here are promises: see `Spec.version`."""
