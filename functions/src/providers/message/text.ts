import { env } from "../../kernel/env.ts";
import { type Memory, type Outcome, sendOnce } from "./group.ts";

/** Digits with the leading 0, as SOLAPI takes Korean numbers. */
const nationalOf = (e164: string): string => e164.replace(/^\+82/, "0").replace(/\D/g, "");

/** Sends one SMS or, above 90 bytes, LMS, exactly once for each memory. `to` is E.164. */
export const sendText = (to: string, text: string, memory: Memory): Promise<Outcome> =>
  sendOnce({ to: nationalOf(to), from: env("message").SOLAPI_SENDER, text }, memory);

export interface AlimTalk {
  to: string;
  templateId: string;
  /** By name with its delimiters: "#{번호}". */
  variables: Record<string, string>;
  /** The text of the filled template; sent as a text message if AlimTalk fails and `orText`. */
  text: string;
  button: { name: string; url: string };
  orText: boolean;
}

/** Sends one AlimTalk exactly once for each memory; its delivery is asked for later. */
export function sendAlimTalk(message: AlimTalk, memory: Memory): Promise<Outcome> {
  const { SOLAPI_SENDER, SOLAPI_CHANNEL } = env("message");
  const { name, url } = message.button;
  return sendOnce(
    {
      to: nationalOf(message.to),
      from: SOLAPI_SENDER,
      text: message.text,
      kakaoOptions: {
        pfId: SOLAPI_CHANNEL,
        templateId: message.templateId,
        variables: message.variables,
        disableSms: !message.orText,
        buttons: [{ buttonType: "WL", buttonName: name, linkMo: url, linkPc: url }],
      },
    },
    memory,
  );
}
