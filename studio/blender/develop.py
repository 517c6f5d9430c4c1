"""From clean linear light to a picture: bloom, tone curve, grain, PNG; the same curves as the photographer's."""
import struct
import zlib

import numpy as np

BLOOM = 0.32
BLOOM_SPREAD = 0.38
BLOOM_FROM = 1.02
# Share and blur (in pixels of a 1200-pixel picture) of each ring of the bloom.
BLOOM_RINGS = ((1.0, 4), (0.8, 13), (0.6, 37), (0.4, 96), (0.2, 235))
BRIGHTEST = 5.0
KNEE = 0.72
GRAIN = 1.1 / 255


def limit(light):
    peak = light.max(axis=-1, keepdims=True)
    return light * np.minimum(1, BRIGHTEST / np.maximum(peak, 1e-4))


def bloom(light, strength):
    peak = light.max(axis=-1, keepdims=True)
    saturation = 1 - light.min(axis=-1, keepdims=True) / np.maximum(peak, 1e-4)
    share = np.clip((peak - BLOOM_FROM) / 0.5, 0, 1)
    bright = light * share * share * (3 - 2 * share) * (0.3 + 0.7 * saturation)
    scale = light.shape[0] / 1200
    spread = np.zeros_like(light)
    for weight, blur in BLOOM_RINGS:
        ring = weight * (1 - BLOOM_SPREAD) + (1.2 - weight) * BLOOM_SPREAD
        spread += ring * gaussian(bright, blur * scale)
    return light + BLOOM * strength * spread


def gaussian(picture, sigma):
    """Wide blurs are made on a smaller picture and enlarged."""
    factor = 1
    while sigma / factor > 6 and picture.shape[0] % (factor * 2) == 0 and factor < 16:
        factor *= 2
    height, width, channels = picture.shape
    small = picture.reshape(height // factor, factor, width // factor, factor, channels).mean(axis=(1, 3))
    reach = int(3 * sigma / factor) + 1
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) * factor / sigma) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        around = [(reach, reach) if side == axis else (0, 0) for side in range(3)]
        padded = np.pad(small, around, mode="edge")
        count = small.shape[axis]
        small = sum(
            share * np.take(padded, range(offset, offset + count), axis) for offset, share in enumerate(kernel)
        )
    return enlarge(enlarge(small, factor, 0), factor, 1)


def enlarge(picture, factor, axis):
    if factor == 1:
        return picture
    count = picture.shape[axis]
    place = np.clip((np.arange(count * factor) + 0.5) / factor - 0.5, 0, count - 1)
    before = np.floor(place).astype(int)
    share = (place - before).reshape([-1 if side == axis else 1 for side in range(3)])
    after = np.minimum(before + 1, count - 1)
    return np.take(picture, before, axis) * (1 - share) + np.take(picture, after, axis) * share


def tone(light):
    """Rolls off above the knee without washing colours out, then sRGB, a touch of contrast and grain."""
    light = np.maximum(light, 0)
    peak = light.max(axis=-1, keepdims=True)
    room = 1 - KNEE
    rolled = np.where(peak > KNEE, 1 - room * room / np.maximum(peak + room - KNEE, 1e-6), peak)
    scaled = light * rolled / np.maximum(peak, 1e-6)
    white = np.where(peak > KNEE, 1 - 1 / (0.22 * np.maximum(peak - rolled, 0) + 1), 0)
    color = scaled * (1 - white) + rolled * white
    color = np.where(color <= 0.0031308, color * 12.92, 1.055 * np.maximum(color, 0.0031308) ** (1 / 2.4) - 0.055)
    color = color * 0.9 + color * color * (3 - 2 * color) * 0.1
    grain = np.random.default_rng(1).random((2, *color.shape[:2], 1)).sum(axis=0) - 1
    return color + grain * GRAIN


def save_png(picture, path):
    pixels = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    height, width = pixels.shape[:2]
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], axis=1)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header))
        file.write(chunk(b"IDAT", zlib.compress(rows.tobytes(), 6)) + chunk(b"IEND", b""))
