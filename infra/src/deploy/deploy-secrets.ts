import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { type TokenKey, createTokenKey } from "./token-key.ts";

// The SDK has no class for errors that AWS returns for every service.
const isDenied = (error: unknown): boolean =>
  error instanceof Error && error.name === "AccessDeniedException";

/**
 * The warning about a provider's secret, if any. Keys of providers come from their contracts, so
 * the deploy continues without them; it needs no right to read them.
 */
export async function lackOf(name: string): Promise<string | undefined> {
  try {
    await new SecretsManagerClient().send(new DescribeSecretCommand({ SecretId: name }));
    return undefined;
  } catch (error) {
    if (error instanceof ResourceNotFoundException)
      return `The secret ${name} does not exist yet: see docs/operations.md.`;
    if (isDenied(error))
      return `Could not look for the secret ${name}: secretsmanager:DescribeSecret is denied.`;
    throw error;
  }
}

/** The private key, created at the first deploy of a stage and never again. */
export async function tokenKey(name: string): Promise<{ key: TokenKey; isNew: boolean }> {
  const secrets = new SecretsManagerClient();
  try {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: name }));
    // Written below, or by an operator in the same shape.
    return { key: JSON.parse(SecretString ?? "") as TokenKey, isNew: false };
  } catch (error) {
    // A policy on the ARN of a secret does not match, and so denies, before the secret exists.
    if (!(error instanceof ResourceNotFoundException) && !isDenied(error)) throw error;
    const key = createTokenKey();
    const made = new CreateSecretCommand({
      Name: name,
      Description: "ES256 private key of session tokens",
      SecretString: JSON.stringify(key),
    });
    await secrets.send(made).catch((refusal: unknown) => {
      throw refusal instanceof ResourceExistsException ? error : refusal;
    });
    return { key, isNew: true };
  }
}
