import { constants, createHash, createSign } from "node:crypto";

const ALGORITHM = "AMZN-PAY-RSASSA-PSS-V2";
const SALT_LENGTH = 32;

export interface AmazonRequest {
  method: string;
  url: URL;
  /** Lower-case names; each of them is signed. */
  headers: Record<string, string>;
  body: string;
}

/**
 * The `authorization` of a request to Amazon Pay: RSA-PSS over the hash of its canonical form, as amzn/amazon-pay-api-sdk-nodejs
 * 2.3.4 makes it (`clientHelper.js`). By ourselves, because that SDK turns off the whole process's TLS checks for any address but
 * Amazon's.
 */
export function signAmazonRequest(request: AmazonRequest, key: { publicKeyId: string; privateKey: string }): string {
  const names = Object.keys(request.headers).toSorted();
  const signature = createSign("RSA-SHA256")
    .update(amazonStringToSign(request, names))
    .sign({ key: key.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_LENGTH }, "base64");
  return `${ALGORITHM} PublicKeyId=${key.publicKeyId}, SignedHeaders=${names.join(";")}, Signature=${signature}`;
}

function amazonStringToSign({ method, url, headers, body }: AmazonRequest, names: readonly string[]): string {
  const canonical = [
    method,
    url.pathname,
    url.searchParams.toString(),
    ...names.map((name) => `${name}:${headers[name]}`),
    "",
    names.join(";"),
    sha256(body),
  ].join("\n");
  return `${ALGORITHM}\n${sha256(canonical)}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
