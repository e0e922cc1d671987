import { SESv2Client, SESv2ServiceException, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { env } from "../../kernel/env.ts";
import type { Mail, MailOutcome } from "./mail.ts";

/** Retries only failures in which SES accepted nothing: throttling, 5xx and lost connections. */
export const client = new SESv2Client({ maxAttempts: 3 });

/** Addresses in headers are ASCII: any other name is an encoded word (RFC 2047). */
function sender(name: string): string {
  const given = env("message").MAIL_FROM;
  const address = /<([^>]+)>/.exec(given)?.[1] ?? given;
  return `=?UTF-8?B?${Buffer.from(name, "utf8").toString("base64")}?= <${address}>`;
}

const content = (Data: string) => ({ Data, Charset: "UTF-8" });

/**
 * Sends one mail through SES. Permanent refusals (a bad address) are returned; temporary failures
 * are thrown. SES has no idempotency: two calls send two mails.
 */
export async function sendMail(mail: Mail): Promise<MailOutcome> {
  try {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: sender(mail.fromName),
        Destination: { ToAddresses: [mail.to] },
        Content: {
          Simple: {
            Subject: content(mail.subject),
            Body: { Text: content(mail.text), Html: content(mail.html) },
            Headers: Object.entries(mail.headers).map(([Name, Value]) => ({ Name, Value })),
          },
        },
      }),
    );
    return { sent: true };
  } catch (error) {
    const refused = ["MessageRejected", "BadRequestException"];
    if (error instanceof SESv2ServiceException && refused.includes(error.name))
      return { sent: false, code: error.name };
    throw error;
  }
}
