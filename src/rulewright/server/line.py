"""A socket: uvicorn's, with a fast path for whole text messages, which nearly all are, that skips the library's many steps.

The library still reads all other frames, each as a whole, and reports malformed ones."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

AT_ONCE = "rulewright.at_once"  # the extension that lets the application write without waiting
WHOLE_TEXT = 0x81  # the header of an uncompressed whole text message
MASKED = 0x80
SHORT, LONG = 126, 127  # used as the length if it takes two bytes, or eight


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._rest = b""  # the beginning of an incomplete frame
        self._between = True  # the library is between two frames, so it can be bypassed

    # ------------------------------------------------------------- receiving
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was not refused
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = self.at_once

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._between = not self.handshake_initiated  # otherwise the client speaks too early
            super().data_received(data)
        elif self._between:
            self._take(self._rest + data)
        else:
            super().data_received(data)

    def _take(self, data: bytes) -> None:
        at = 0
        while (end := self._end_of_frame(data, at)) and self._between:
            if data[at] == WHOLE_TEXT and self.conn.current_size is None:
                self._hear(data[at + 1] & ~MASKED, data[at:end])
            else:
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:] if self._between else b""
        if not self._between:
            super().data_received(data[at:])

    def _end_of_frame(self, data: bytes, at: int) -> int:
        """The end of a frame, 0 if it is incomplete. Invalid frames, with everything after them, are left to the library."""
        if len(data) < at + 2:
            return 0
        size, head = data[at + 1] & ~MASKED, 6
        if size >= SHORT:
            width = 2 if size == SHORT else 8
            if len(data) < at + 2 + width:
                return 0
            size, head = int.from_bytes(data[at + 2 : at + 2 + width]), 6 + width
        if not data[at + 1] & MASKED or size > self.config.ws_max_size:
            self._between = False
        end = at + head + size
        return end if end <= len(data) else 0

    def _hear(self, size: int, frame: bytes) -> None:
        if self.close_sent:
            return
        head = 2 if size < SHORT else 4 if size == SHORT else 10
        message = apply_mask(frame[head + 4 :], frame[head : head + 4])
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": message.decode()})
        except UnicodeDecodeError:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """Invalid UTF-8 gets an explanation, like any other unreadable message."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    # ------------------------------------------------------------- sending
    def at_once(self, message: bytes) -> bool:
        """Send a text message now. False if it has to wait, or if the client is gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.conn.extensions:  # compression is on
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(head_of(len(message)) + message)
        return True


def head_of(size: int) -> bytes:
    """The header of a whole text message."""
    if size < SHORT:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2)
    return bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8)


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
