import { fromEnv } from "@aws-sdk/credential-provider-env";

/**
 * Takes the place of the SDK's search for credentials in every bundle (build.ts). Lambda gives
 * them by the environment; the other ways (SSO, profiles, web identity, instance metadata) would
 * add 90 KB to each function and are never reached there.
 */
export const defaultProvider = () => fromEnv();
