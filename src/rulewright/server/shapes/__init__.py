"""What the API takes and gives, as the OpenAPI document shows it."""
