"""The requests and responses of the API, as shown in the OpenAPI document."""
