import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod/mini";

const client = new SecretsManagerClient({});
const kept = new Map<string, { text: string; at: number }>();
/** A rotated key is used after at most this long. */
const keptMs = 5 * 60_000;

/** The JSON value of a secret, kept for five minutes. Throws where it is absent or misshapen. */
export async function secretOf<S extends z.core.$ZodType>(
  name: string,
  shape: S,
): Promise<z.output<S>> {
  const known = kept.get(name);
  if (known && Date.now() - known.at < keptMs) return z.parse(shape, JSON.parse(known.text));
  const { SecretString = "" } = await client.send(new GetSecretValueCommand({ SecretId: name }));
  const value = z.parse(shape, JSON.parse(SecretString));
  kept.set(name, { text: SecretString, at: Date.now() });
  return value;
}
