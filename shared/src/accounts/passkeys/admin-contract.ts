import * as z from "zod/mini";
import { everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { token } from "../auth/contract.ts";

/** Bytes as WebAuthn's JSON has them. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const credentialType = z.literal("public-key");
const need = z.enum(["required", "preferred", "discouraged"]);

/** A passkey as its admin sees it (D20-14). */
export const passkey = z.object({
  id: id("pky"),
  name: z.string(),
  createdAt: instant,
  /** Absent before the first login by it. */
  lastUsedAt: z.optional(instant),
});
export type Passkey = z.output<typeof passkey>;

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn 3, as far as it is used. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(z.object({ id: z.string(), type: credentialType })),
  authenticatorSelection: z.object({
    residentKey: need,
    requireResidentKey: z.boolean(),
    userVerification: need,
  }),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** PublicKeyCredentialRequestOptionsJSON, of a login without a name. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: need,
});
export type RequestOptions = z.output<typeof requestOptions>;

/** What a browser answers, without what is the same each time. */
const created = z.strictObject({
  id: bytes(1400),
  response: z.strictObject({ clientDataJSON: bytes(4000), attestationObject: bytes(16_000) }),
});
export type CreatedCredential = z.output<typeof created>;
const signed = z.strictObject({
  id: bytes(1400),
  response: z.strictObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100),
  }),
});
export type SignedCredential = z.output<typeof signed>;

export const passkeyName = oneLine(1, 40);
export const passwordAgain = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});

export const passkeyRoutes = {
  list: route({
    method: "GET",
    path: "/passkeys",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists the admin's own passkeys, newest first (NEW).",
    reply: z.object({ items: z.array(passkey) }),
    problems: [],
    cost: "read",
  }),
  askOptions: route({
    method: "POST",
    path: "/passkeys/options",
    access: "admin",
    roles: everyAdmin,
    summary: "Asks for the password and offers a challenge for a new passkey (NEW).",
    body: passwordAgain,
    reply: creationOptions,
    problems: ["LOGIN_LOCKED", "ENTRY_LIMIT"],
    cost: "login",
  }),
  create: route({
    method: "POST",
    path: "/passkeys",
    access: "admin",
    roles: everyAdmin,
    summary: "Keeps a passkey that answers the offered challenge (NEW).",
    status: 201,
    body: z.strictObject({ name: passkeyName, credential: created }),
    reply: passkey,
    problems: ["PASSKEY_INVALID", "ENTRY_LIMIT", "VERSION_CONFLICT"],
    cost: "write",
  }),
  remove: route({
    method: "DELETE",
    path: "/passkeys/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Removes one of the admin's own passkeys (NEW).",
    params: z.strictObject({ id: id("pky") }),
    problems: ["NOT_FOUND"],
    cost: "write",
  }),
  loginOptions: route({
    method: "POST",
    path: "/passkeys/login-options",
    access: "public",
    summary: "Offers a challenge for a login by a passkey (NEW).",
    reply: requestOptions,
    problems: [],
    cost: "login",
  }),
  login: route({
    method: "POST",
    path: "/passkeys/login",
    access: "public",
    summary: "Logs an admin in by a passkey (NEW).",
    body: z.strictObject({ credential: signed }),
    reply: token,
    problems: ["PASSKEY_INVALID", "LOGIN_LOCKED"],
    cost: "login",
  }),
} satisfies Routes;
