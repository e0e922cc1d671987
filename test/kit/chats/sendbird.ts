import { createHmac } from "node:crypto";
import { openSecrets } from "@bupum/infra/local/stand-ins/secrets";
import { providerSecrets, sendbirdApp } from "@bupum/infra/local/stand-ins/overrides";
import { openSendbird, type SendbirdOptions } from "@bupum/infra/local/stand-ins/sendbird/sendbird";
import type { Id } from "@bupum/shared/kernel/ids";
import { serve } from "../billing/provider.ts";

export const apiToken: string = providerSecrets.sendbird.value.apiToken;
export const keys = { app: sendbirdApp, apiToken };
const start = Date.parse("2026-11-26T00:00:00Z");

/** The provider with a clock of this test, and calls as anybody may make them. */
export async function provider(options: Partial<SendbirdOptions> = {}) {
  const clock = { ms: start };
  const sendbird = openSendbird({ ...keys, now: () => clock.ms, ...options });
  const origin = await serve(sendbird.handle);
  const call = async (method: string, path: string, body?: object, token = apiToken) => {
    const reply = await fetch(`${origin}/v3/${path}`, {
      method,
      headers: { "api-token": token },
      ...(body && { body: JSON.stringify(body) }),
    });
    const value = (await reply.json()) as Record<string, unknown>;
    return { status: reply.status, value, code: value["code"], headers: reply.headers };
  };
  return { sendbird, origin, clock, call };
}

/** The environment in which the market's own code calls that provider. */
export async function callsProvider(origin: string): Promise<void> {
  const secrets = await serve(openSecrets().handle);
  Object.assign(process.env, {
    AWS_REGION: "ap-northeast-2",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
    CHAT_PROVIDER: "SENDBIRD",
    SENDBIRD_APP: sendbirdApp,
    SENDBIRD_URL: origin,
    SENDBIRD_SECRET: providerSecrets.sendbird.name,
  });
}

const userOf = (last: string): Id<"usr"> => `usr_01ARZ3NDEKTSV4RRFFQ69G5FA${last}`;
export const buyer = { userId: userOf("1"), name: "구매자 김" };
export const seller = { userId: userOf("2"), name: "한빛상사" };
export const room = {
  uuid: "5f0c8a4e-1111-8000-8000-000000000001",
  members: [buyer, seller],
} as const;
const message = {
  senderId: buyer.userId,
  clientId: "0b6f5a0e-0000-4000-8000-000000000001",
  seq: 1,
  createdAt: "2026-11-26T00:00:00.000Z",
  text: "6ES7214-1AG40-0XB0 재고 있나요?",
};
/** A message of that room, with what a test wants of it. */
export const messageWith = (given: Partial<typeof message> = {}) => ({ ...message, ...given });

export const signatureOf = (body: string, token = apiToken) =>
  createHmac("sha256", token).update(body).digest("hex");
