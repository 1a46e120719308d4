"""TensorBoard's event files, written without its package, which is large: records with checksums (TFRecord), each a protobuf `Event`."""

from __future__ import annotations

import struct
from collections.abc import Mapping

CASTAGNOLI, MASK = 0x82F63B78, 0xA282EAD8  # the polynomial of CRC-32C, reversed, and what TFRecord adds to it
VARINT, EIGHT_BYTES, BYTES, FOUR_BYTES = 0, 1, 2, 5  # how protobuf writes a field
WALL_TIME, STEP, FILE_VERSION, SUMMARY = 1, 2, 3, 5  # fields of Event
VALUE = 1  # of Summary
TAG, SIMPLE_VALUE = 1, 2  # of Summary.Value
VERSION = b"brain.Event:2"


def checksums() -> list[int]:
    """Of every byte."""
    found = list(range(256))
    for _ in range(8):
        found = [crc >> 1 ^ (CASTAGNOLI if crc & 1 else 0) for crc in found]
    return found


TABLE = checksums()


def checksum(data: bytes) -> bytes:
    crc = 0xFFFFFFFF
    for byte in data:
        crc = crc >> 8 ^ TABLE[(crc ^ byte) & 0xFF]
    crc ^= 0xFFFFFFFF
    return struct.pack("<I", ((crc >> 15 | crc << 17) + MASK) & 0xFFFFFFFF)


def record(data: bytes) -> bytes:
    size = struct.pack("<Q", len(data))
    return size + checksum(size) + data + checksum(data)


def varint(number: int) -> bytes:
    made = bytearray()
    while number > 0x7F:
        made.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*made, number])


def key(field: int, kind: int) -> bytes:
    return varint(field << 3 | kind)


def holding(field: int, data: bytes) -> bytes:
    return key(field, BYTES) + varint(len(data)) + data


def first_record(wall_time: float) -> bytes:
    """What every file begins with."""
    return record(key(WALL_TIME, EIGHT_BYTES) + struct.pack("<d", wall_time) + holding(FILE_VERSION, VERSION))


def scalars(wall_time: float, step: int, numbers: Mapping[str, float]) -> bytes:
    """The record of these numbers, by tag."""
    values = [
        holding(VALUE, holding(TAG, tag.encode()) + key(SIMPLE_VALUE, FOUR_BYTES) + struct.pack("<f", number))
        for tag, number in numbers.items()
    ]
    at = key(WALL_TIME, EIGHT_BYTES) + struct.pack("<d", wall_time) + key(STEP, VARINT) + varint(step)
    return record(at + holding(SUMMARY, b"".join(values)))
