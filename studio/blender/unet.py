"""The denoising network of Open Image Denoise, run with numpy alone.

Debian's Blender is built without Open Image Denoise, so its weights (weights/*.tza) are read here and the network's
26 convolutions are matrix products. A fast BLAS (libopenblas) makes it some seconds a picture; numpy's plain one a minute.
"""
import struct

import numpy as np

# How many rows of a picture are unrolled for one matrix product: small enough to stay in the cache.
BAND_FLOATS = 4_000_000

# Perceptually uniform transfer curve for unbounded light, as the weights were trained with (Open Image Denoise, color.h).
PU = dict(a=1.41283765e03, b=1.64593172e00, c=4.31384981e-01, d=-2.94139609e-03, e=1.92653254e-01, f=6.26026094e-03,
          g=9.98620152e-01, y0=1.57945760e-06, y1=3.22087631e-02, x0=2.23151711e-03, x1=3.70974749e-01)
BRIGHTEST = 65504.0
MIDDLE_GREY = 0.18


def to_perceptual(light):
    toe = PU["a"] * light
    middle = PU["b"] * np.power(np.maximum(light, PU["y0"]), PU["c"]) + PU["d"]
    shoulder = PU["e"] * np.log(light + PU["f"]) + PU["g"]
    return np.where(light <= PU["y0"], toe, np.where(light <= PU["y1"], middle, shoulder))


def to_light(perceptual):
    toe = perceptual / PU["a"]
    middle = np.power(np.maximum(perceptual - PU["d"], 1e-9) / PU["b"], 1 / PU["c"])
    shoulder = np.exp((perceptual - PU["g"]) / PU["e"]) - PU["f"]
    return np.where(perceptual <= PU["x0"], toe, np.where(perceptual <= PU["x1"], middle, shoulder))


def read_weights(path):
    """Tensors by name from a TZA archive (version 2)."""
    with open(path, "rb") as file:
        blob = file.read()
    magic, major, _minor, table = struct.unpack_from("<HBBQ", blob, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is not a TZA 2 archive")
    (count,) = struct.unpack_from("<I", blob, table)
    place, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", blob, place)
        name = blob[place + 2:place + 2 + length].decode()
        place += 2 + length
        dimensions = blob[place]
        shape = struct.unpack_from(f"<{dimensions}I", blob, place + 1)
        place += 1 + 4 * dimensions + dimensions
        kind = {"f": np.float32, "h": np.float16}[chr(blob[place])]
        (start,) = struct.unpack_from("<Q", blob, place + 1)
        place += 9
        tensors[name] = np.frombuffer(blob, kind, int(np.prod(shape)), start).reshape(shape).astype(np.float32)
    return tensors


class Network:
    def __init__(self, path):
        self.tensors = read_weights(path)

    def convolve(self, name, *inputs):
        """3x3 convolution and ReLU of the inputs taken as one stack of channels."""
        weight, bias = self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"]
        matrix = np.ascontiguousarray(weight.transpose(0, 2, 3, 1).reshape(weight.shape[0], -1))
        height, width = inputs[0].shape[1:]
        channels = sum(part.shape[0] for part in inputs)
        padded = np.zeros((channels, height + 2, width + 2), np.float32)
        first = 0
        for part in inputs:
            padded[first:first + part.shape[0], 1:-1, 1:-1] = part
            first += part.shape[0]
        output = np.empty((weight.shape[0], height, width), np.float32)
        rows = max(1, BAND_FLOATS // (9 * channels * width))
        for top in range(0, height, rows):
            bottom = min(height, top + rows)
            band = np.empty((3, 3, channels, bottom - top, width), np.float32)
            for down in range(3):
                for right in range(3):
                    band[down, right] = padded[:, top + down:bottom + down, right:right + width]
            product = matrix @ band.reshape(9 * channels, -1)
            product += bias[:, None]
            np.maximum(product, 0, out=product)
            output[:, top:bottom] = product.reshape(-1, bottom - top, width)
        return output

    def run(self, features):
        """features: 9 channels (colour, albedo, normal), sides divisible by 16. Gives 3 channels."""
        step = self.convolve
        pooled1 = halve(step("enc_conv1", step("enc_conv0", features)))
        pooled2 = halve(step("enc_conv2", pooled1))
        pooled3 = halve(step("enc_conv3", pooled2))
        pooled4 = halve(step("enc_conv4", pooled3))
        deepest = step("enc_conv5b", step("enc_conv5a", pooled4))
        up = step("dec_conv4b", step("dec_conv4a", double(deepest), pooled3))
        up = step("dec_conv3b", step("dec_conv3a", double(up), pooled2))
        up = step("dec_conv2b", step("dec_conv2a", double(up), pooled1))
        up = step("dec_conv1b", step("dec_conv1a", double(up), features))
        return step("dec_conv0", up)


def halve(channels):
    count, height, width = channels.shape
    return channels.reshape(count, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def double(channels):
    return channels.repeat(2, axis=1).repeat(2, axis=2)


def exposure_of(light):
    """The factor that brings the picture's middle to grey, from the logarithm of 16-pixel blocks."""
    luminance = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = (side // 16 * 16 for side in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    bright = blocks[blocks > 1e-8]
    return MIDDLE_GREY / 2 ** np.log2(bright).mean() if bright.size else 1.0


def denoise(light, albedo, normal, weights):
    """Linear light, albedo (0..1) and normals (-1..1), each height x width x 3. Gives clean linear light."""
    height, width = light.shape[:2]
    exposure, scale = exposure_of(light), to_perceptual(np.float64(BRIGHTEST))
    color = to_perceptual(np.clip(light * exposure, 0, BRIGHTEST)) / scale
    features = np.concatenate([color, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=-1)
    bottom, right = -height % 16, -width % 16
    features = np.pad(features, ((0, bottom), (0, right), (0, 0)), mode="edge").astype(np.float32)
    clean = Network(weights).run(np.ascontiguousarray(features.transpose(2, 0, 1)))
    clean = clean.transpose(1, 2, 0)[:height, :width].astype(np.float64)
    return (to_light(clean * scale) / exposure).astype(np.float32)
