import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod/mini";

const client = new SecretsManagerClient({});
const kept = new Map<string, { text: string; at: number }>();
/** The longest time until a rotated key is used. */
const keptMs = 5 * 60_000;

/** The JSON value of a secret, cached for five minutes. Throws if it is absent or malformed. */
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
