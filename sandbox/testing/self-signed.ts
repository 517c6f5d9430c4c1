import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A certificate of `localhost` that signs itself, and its key, as PEM: for tests of TLS, good for a day. */
export function selfSigned(): { certificate: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(OID.commonName, der(0x0c, Buffer.from("localhost")))));
  const day = 24 * 60 * 60 * 1000;
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sequence(OID.ecdsaWithSha256),
    name,
    sequence(utcTime(Date.now() - day), utcTime(Date.now() + day)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(OID.subjectAltName, der(0x04, sequence(der(0x82, Buffer.from("localhost"))))))),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", body, privateKey));
  const whole = sequence(body, sequence(OID.ecdsaWithSha256), signature).toString("base64");
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.replaceAll(/(.{64})/g, "$1\n")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** Object identifiers of RFC 5280 and 5758, encoded. */
const OID = {
  commonName: Buffer.from("0603550403", "hex"),
  subjectAltName: Buffer.from("0603551d11", "hex"),
  ecdsaWithSha256: Buffer.from("06082a8648ce3d040302", "hex"),
};

/** Tag, length and contents (ITU-T X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const contents = Buffer.concat(parts);
  const { length } = contents;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...head]), contents]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);

function utcTime(at: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));
}
