import type { Passkey } from "@bupum/shared/accounts/passkeys/admin-contract";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

export const ownPasskeys = queryOptions({
  queryKey: ["passkeys"],
  queryFn: ({ signal }) => api.passkeys.list({}, { signal }),
});

export const removePasskey = mutationOptions({
  mutationFn: (id: Passkey["id"]) => api.passkeys.remove({ params: { id } }),
});

/** Loaded where a passkey is made or used, not with the page. */
const authenticators = () => import("@simplewebauthn/browser");

/** What the browser answers; undefined where the person or the device declines. */
const orDeclined = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined);

/** A new passkey of this device; undefined if none was made. */
export async function addPasskey(asked: { name: string; password: string }) {
  const { name, password } = asked;
  const optionsJSON = await api.passkeys.askOptions({ body: { password } });
  const { startRegistration } = await authenticators();
  const made = await orDeclined(startRegistration({ optionsJSON }));
  if (!made) return undefined;
  const { clientDataJSON, attestationObject } = made.response;
  const credential = { id: made.id, response: { clientDataJSON, attestationObject } };
  return api.passkeys.create({ body: { name, credential } });
}

/** A token by a passkey of this device; undefined if none was used. */
export async function logInByPasskey(): Promise<string | undefined> {
  const optionsJSON = await api.passkeys.loginOptions();
  const { startAuthentication } = await authenticators();
  const used = await orDeclined(startAuthentication({ optionsJSON }));
  if (!used?.response.userHandle) return undefined;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  const response = { clientDataJSON, authenticatorData, signature, userHandle };
  return (await api.passkeys.login({ body: { credential: { id: used.id, response } } })).token;
}
