import { AccessDenied, type IsKnown, mustMatch, sign, signerOf } from "./signature.ts";

/** The form of a presigned POST: its fields, names in lower case, and the file. */
export interface UploadForm {
  bucket: string;
  fields: Map<string, string>;
  fileName: string;
  size: number;
}

type Condition = Record<string, string> | [string, string | number, string | number];
interface Policy {
  expiration: string;
  conditions: Condition[];
}

const failed = (condition: unknown) =>
  new AccessDenied(
    403,
    "AccessDenied",
    `Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`,
  );

/** Fields that no condition has to name. */
const free = new Set(["policy", "x-amz-signature", "file", "awsaccesskeyid"]);

function policyOf(text: string): Policy {
  try {
    const policy = JSON.parse(Buffer.from(text, "base64").toString()) as Policy;
    if (typeof policy.expiration === "string" && Array.isArray(policy.conditions)) return policy;
  } catch (error) {
    throw new AccessDenied(400, "InvalidPolicyDocument", `Invalid Policy: ${String(error)}`);
  }
  throw new AccessDenied(
    400,
    "InvalidPolicyDocument",
    "Invalid Policy: no expiration or conditions",
  );
}

function checkSize(size: number, least: number, most: number): void {
  if (size < least)
    throw new AccessDenied(
      400,
      "EntityTooSmall",
      "Your proposed upload is smaller than the minimum allowed size",
    );
  if (size > most)
    throw new AccessDenied(
      400,
      "EntityTooLarge",
      "Your proposed upload exceeds the maximum allowed size",
    );
}

/**
 * Checks a form against its policy as S3 does: signature, expiry, every condition, no further
 * field. Returns the holder of the key that signed it.
 */
export function verifyUpload(
  { bucket, fields, size }: UploadForm,
  isKnown: IsKnown,
  now = Date.now(),
): string {
  const text = fields.get("policy");
  if (!text) throw new AccessDenied(403, "AccessDenied", "Access Denied");
  if (fields.get("x-amz-algorithm") !== "AWS4-HMAC-SHA256")
    throw new AccessDenied(400, "InvalidArgument", "Only AWS4-HMAC-SHA256 is supported");
  const { keyId, day } = signerOf(fields.get("x-amz-credential") ?? "", isKnown);
  mustMatch(fields.get("x-amz-signature") ?? "", sign(day, "s3", text));
  const policy = policyOf(text);
  if (!(now < Date.parse(policy.expiration)))
    throw new AccessDenied(403, "AccessDenied", "Invalid according to Policy: Policy expired.");

  const named = new Set<string>();
  const value = (name: string) => (name === "bucket" ? bucket : fields.get(name));
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      for (const [key, wanted] of Object.entries(condition)) {
        named.add(key.toLowerCase());
        if (value(key.toLowerCase()) !== wanted) throw failed(condition);
      }
      continue;
    }
    const [kind, one, other] = condition;
    if (kind === "content-length-range") {
      checkSize(size, Number(one), Number(other));
      continue;
    }
    const key = String(one).replace(/^\$/, "").toLowerCase();
    named.add(key);
    const given = value(key) ?? "";
    const fits =
      kind === "eq"
        ? given === other
        : // A list of content types is held to the prefix one by one.
          kind === "starts-with" &&
          (key === "content-type" ? given.split(",") : [given]).every((part) =>
            part.startsWith(String(other)),
          );
    if (!fits) throw failed(condition);
  }
  for (const key of fields.keys())
    if (!named.has(key) && !free.has(key) && !key.startsWith("x-ignore-"))
      throw new AccessDenied(
        403,
        "AccessDenied",
        `Invalid according to Policy: Extra input fields: ${key}`,
      );
  return keyId;
}
