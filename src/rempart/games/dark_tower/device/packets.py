"""The Tower's packets: what is written to it and what it answers.

A state packet has 20 bytes and the same layout in both directions: three drums, 24 lights, a sound,
the skulls counted, the volume and a sequence of lights. A command is one byte. The TypeScript twin
is `web/src/boards/dark_tower/device/packets.ts`; both are held to the same vectors
(`tests/games/dark_tower/device.json`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rempart.kernel.errors import RempartError

NAME = "ReturnToDarkTower"
"""What the Tower calls itself."""
SERVICE = "6e400001-b5a3-f393-e0a9-e50e24dcca9e"
"""The Nordic UART service."""
WRITE = "6e400002-b5a3-f393-e0a9-e50e24dcca9e"
NOTIFY = "6e400003-b5a3-f393-e0a9-e50e24dcca9e"

STATE, UNJAM, CALIBRATE = 0, 2, 4
"""Commands that are sent."""
HIGHEST = 5
"""No higher command is ever sent: what it would do to the Tower is not known."""
LAST_SOUND, LAST_SEQUENCE = 0x71, 0x15
"""The last sound and the last play of lights that are known."""

# The first byte of an answer; 0 is a state.
INVALID, FAILURE, BATTERY, CALIBRATED = 1, 2, 7, 8

LENGTH = 20
DRUMS, LAYERS, EACH = 3, 6, 4
LIGHTS = LAYERS * EACH
"""Rings of the top, middle and bottom drum (N, E, S, W), then ledge and two of the base (NE, SE,
SW, NW)."""
LEDGE = 3 * EACH
REVERSE = 0b1110
"""The bits of byte 18 that would turn a drum backwards."""

# Where each drum keeps its bits in the two bytes 1 and 2, taken as one number, low byte first:
# sound, two bits of position, jammed, calibrated.
DRUM_BITS = 5

EMPTY, FULL = 3000, 4500
"""Millivolts of three cells that are empty, and full."""
LOW = 20
"""Percent at which the battery is low."""


class BadPacket(RempartError):
    """Bytes that the Tower does not understand, or that must not be sent to it."""


class DrumState(msgspec.Struct, frozen=True):
    """How a drum stands; `sound`: it rattles as it turns."""

    position: int = 0
    calibrated: bool = False
    jammed: bool = False
    sound: bool = False


Lights = tuple[int, ...]
"""For each light its effect times two, plus one if it is repeated."""
DARK: Lights = (0,) * LIGHTS


class TowerState(msgspec.Struct, frozen=True, kw_only=True):
    """The whole Tower, as a packet says it."""

    drums: tuple[DrumState, DrumState, DrumState] = (DrumState(), DrumState(), DrumState())
    lights: Lights = DARK
    sound: int = 0
    repeat: bool = False
    """The sound goes on and on."""
    skulls: int = 0
    """Skulls that fell through the beam."""
    fault: bool = False
    """The beam does not work."""
    volume: int = 0
    """0 loud to 3 mute."""
    sequence: int = 0
    """A play of lights, which replaces them for a while."""

    def calibrated(self) -> bool:
        """Whether all drums know where they are."""
        return all(drum.calibrated for drum in self.drums)

    def jammed(self) -> bool:
        """Whether a drum is stuck."""
        return any(drum.jammed for drum in self.drums)

    def positions(self) -> list[int]:
        """Where the drums stand."""
        return [drum.position for drum in self.drums]


def pack(state: TowerState) -> bytes:
    """The packet that brings the Tower into a state. It never asks for a drum to go backwards."""
    drums = 0
    for n, drum in enumerate(state.drums):
        bits = bounded(drum.position, EACH) << 1
        bits |= drum.sound | drum.jammed << 3 | drum.calibrated << 4
        drums |= bits << n * DRUM_BITS
    one, two = drums & 0xFF, drums >> 8
    out = [STATE, one, two]
    if len(state.lights) != LIGHTS:
        raise BadPacket(f"the Tower has {LIGHTS} lights, not {len(state.lights)}")
    for n in range(0, LIGHTS, 2):
        left, right = (bounded(light, 16) for light in state.lights[n : n + 2])
        out.append(left << 4 | right)
    out.append(bounded(state.sound, 128) | state.repeat << 7)
    out += bounded(state.skulls, 1 << 16).to_bytes(2, "big")
    out.append(state.fault | bounded(state.volume, 16) << 4)
    out.append(bounded(state.sequence, 256))
    return bytes(out)


def bounded(value: int, below: int) -> int:
    """The value, if it fits."""
    if not 0 <= value < below:
        raise BadPacket(f"{value} does not fit in a packet: it must be below {below}")
    return value


def unpack(packet: Sequence[int]) -> TowerState:
    """The state that a packet tells."""
    if len(packet) != LENGTH or packet[0] != STATE:
        raise BadPacket(f"not a state of the Tower: {bytes(packet).hex()}")
    bits = packet[1] | packet[2] << 8
    lights: list[int] = []
    for byte in packet[3:15]:
        lights += [byte >> 4, byte & 0xF]
    top, middle, bottom = (drum_of(bits >> n * DRUM_BITS) for n in range(DRUMS))
    return TowerState(
        drums=(top, middle, bottom),
        lights=tuple(lights),
        sound=packet[15] & 0x7F,
        repeat=bool(packet[15] >> 7),
        skulls=packet[16] << 8 | packet[17],
        fault=bool(packet[18] & 1),
        volume=packet[18] >> 4,
        sequence=packet[19],
    )


def drum_of(bits: int) -> DrumState:
    """A drum from its bits, the lowest of a number."""
    return DrumState(
        position=bits >> 1 & 3,
        jammed=bool(bits >> 3 & 1),
        calibrated=bool(bits >> 4 & 1),
        sound=bool(bits & 1),
    )


def checked(packet: bytes) -> bytes:
    """A packet that may be sent; anything else is an error of ours that must not reach the
    Tower."""
    if not packet or packet[0] > HIGHEST:
        raise BadPacket(f"command {packet[:1].hex() or 'none'} is never sent")
    if len(packet) != (LENGTH if packet[0] == STATE else 1):
        raise BadPacket(f"a packet of {len(packet)} bytes is never sent")
    if packet[0] == STATE and packet[18] & REVERSE:
        raise BadPacket("drums are never turned backwards")
    if packet[0] == STATE and (packet[15] & 0x7F > LAST_SOUND or packet[19] > LAST_SEQUENCE):
        raise BadPacket(f"sound {packet[15] & 0x7F} or lights {packet[19]}: not known, never sent")
    return packet


def battery_of(packet: Sequence[int]) -> int:
    """The battery in percent, from the millivolts of a battery packet."""
    millivolts = packet[3] << 8 | packet[4]
    share = (millivolts - EMPTY) * 100 // (FULL - EMPTY)
    return max(0, min(100, share))


def turned(state: TowerState, positions: Sequence[int]) -> TowerState:
    """The state with its drums elsewhere."""
    top, middle, bottom = (
        msgspec.structs.replace(drum, position=position)
        for drum, position in zip(state.drums, positions, strict=True)
    )
    return msgspec.structs.replace(state, drums=(top, middle, bottom))
