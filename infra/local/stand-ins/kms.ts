import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../kernel/body.ts";
import { openNote } from "../kernel/journal.ts";

interface Input {
  KeyId?: string;
  Plaintext?: string;
  CiphertextBlob?: string;
  EncryptionContext?: Record<string, string>;
}
type Refusal = { __type: string; message: string };

const refusal = (type: string, message: string): Refusal => ({ __type: type, message });
/** KMS takes 4 KB at once. */
const mostBytes = 4096;
const ivLength = 12;
const tagLength = 16;

/** The pairs in a fixed order, since their order in a request has no meaning. */
const boundTo = (context: Input["EncryptionContext"] = {}) =>
  Buffer.from(JSON.stringify(Object.entries(context).toSorted(([a], [b]) => (a < b ? -1 : 1))));

/**
 * KMS of the local cloud: keys are created at the first start and stored in `file`. A ciphertext
 * can be decrypted under its own key and encryption context only, as on AWS.
 */
export function openKms(file?: string) {
  const note = openNote<{ keys: Record<string, string> }>(file, { keys: {} });
  const { keys } = note.value;
  const keyOf = (id: string | undefined) => {
    const found = keys[String(id).replace(/^.*key\//, "")];
    return found === undefined ? undefined : Buffer.from(found, "base64");
  };

  function encrypt({ KeyId, Plaintext = "", EncryptionContext }: Input): object {
    const key = keyOf(KeyId);
    if (!key) return refusal("NotFoundException", `Key '${KeyId}' does not exist`);
    const plain = Buffer.from(Plaintext, "base64");
    if (plain.length === 0 || plain.length > mostBytes)
      return refusal("ValidationException", "Value at 'plaintext' failed to satisfy constraint");
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(boundTo(EncryptionContext));
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    const blob = Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64");
    return { CiphertextBlob: blob, KeyId, EncryptionAlgorithm: "SYMMETRIC_DEFAULT" };
  }

  function decrypt({ KeyId, CiphertextBlob = "", EncryptionContext }: Input): object {
    const key = keyOf(KeyId);
    if (!key) return refusal("NotFoundException", `Key '${KeyId}' does not exist`);
    const blob = Buffer.from(CiphertextBlob, "base64");
    try {
      const cipher = createDecipheriv("aes-256-gcm", key, blob.subarray(0, ivLength));
      cipher.setAAD(boundTo(EncryptionContext));
      cipher.setAuthTag(blob.subarray(ivLength, ivLength + tagLength));
      const rest = blob.subarray(ivLength + tagLength);
      const plain = Buffer.concat([cipher.update(rest), cipher.final()]);
      const Plaintext = plain.toString("base64");
      return { Plaintext, KeyId, EncryptionAlgorithm: "SYMMETRIC_DEFAULT" };
    } catch {
      // Cut, changed, of another key or of another context: KMS does not say which.
      return refusal("InvalidCiphertextException", "");
    }
  }
  const calls: Record<string, (input: Input) => object> = { Encrypt: encrypt, Decrypt: decrypt };

  return {
    /** Makes the keys that are not there yet, by their names. */
    create(names: readonly string[]) {
      for (const name of names) keys[name] ??= randomBytes(32).toString("base64");
      note.save();
    },
    /** The JSON 1.1 protocol of KMS. */
    async handle(request: IncomingMessage, response: ServerResponse) {
      const action = String(request.headers["x-amz-target"]).split(".").at(-1) ?? "";
      const input = JSON.parse(String(await readBody(request)) || "{}") as Input;
      const reply =
        calls[action]?.(input) ?? refusal("UnsupportedOperationException", `${action} is not here`);
      response.writeHead("__type" in reply ? 400 : 200, {
        "content-type": "application/x-amz-json-1.1",
      });
      response.end(JSON.stringify(reply));
    },
  };
}

export type Kms = ReturnType<typeof openKms>;
