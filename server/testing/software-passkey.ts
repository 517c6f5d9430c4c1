import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeySignature } from "#contract/passkeys.ts";

/** What a device says of itself in each answer: it was touched, it knew whose finger it was, it brings a new key. */
const FLAGS = { touched: 0x01, verified: 0x04, brings: 0x40 } as const;

interface Device {
  origin: string;
  /** False: it did not check whose finger it was. */
  isVerified?: boolean;
}

/** A device that holds one ES256 passkey and answers as a browser passes it on (WebAuthn 3, sections 6.1 and 7). */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #idBytes = randomBytes(32);
  /** Rises with each signature, as on devices that count. */
  counter = 0;

  get id(): string {
    return this.#idBytes.toString("base64url");
  }

  create({ challenge, rp }: PasskeyCreation, { origin, isVerified = true }: Device): NewPasskey {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, "base64url")]);
    // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      coordinate(x),
      Buffer.from([0x22]),
      coordinate(y),
    ]);
    const data = Buffer.concat([
      this.#authenticatorData(rp.id, FLAGS.brings | (isVerified ? FLAGS.verified : 0)),
      Buffer.alloc(16),
      Buffer.from([0, this.#idBytes.length]),
      this.#idBytes,
      key,
    ]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}.
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from("fmt"),
      Buffer.from([0x64]),
      Buffer.from("none"),
      Buffer.from([0x67]),
      Buffer.from("attStmt"),
      Buffer.from([0xa0, 0x68]),
      Buffer.from("authData"),
      Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
      data,
    ]);
    const clientDataJSON = clientData("webauthn.create", challenge, origin);
    return { id: this.id, response: { clientDataJSON, attestationObject: attestation.toString("base64url") } };
  }

  sign({ challenge, rpId }: PasskeyRequest, { origin, isVerified = true }: Device): PasskeySignature {
    this.counter += 1;
    const data = this.#authenticatorData(rpId, isVerified ? FLAGS.verified : 0);
    const clientDataJSON = clientData("webauthn.get", challenge, origin);
    const hash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
    const signature = sign("sha256", Buffer.concat([data, hash]), this.#keys.privateKey);
    return {
      id: this.id,
      response: {
        clientDataJSON,
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      },
    };
  }

  #authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([FLAGS.touched | flags]), counter]);
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}
