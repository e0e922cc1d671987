import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import PostalMime, { addressParser, decodeWords } from "postal-mime";
import { readBody, sendJson } from "../kernel/body.ts";
import { type Journal, openJournal } from "../kernel/journal.ts";

export interface Mail {
  id: string;
  at: string;
  from: string;
  to: string[];
  subject: string;
  text?: string;
  html?: string;
  headers?: Record<string, string>;
  attachments?: { name: string; type: string; size: number }[];
}

interface Content {
  Data?: string;
}
interface SendEmail {
  FromEmailAddress?: string;
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] };
  Content?: {
    Simple?: {
      Subject?: Content;
      Body?: { Text?: Content; Html?: Content };
      Headers?: { Name: string; Value: string }[];
      Attachments?: { FileName: string; RawContent: string; ContentType?: string }[];
    };
    Raw?: { Data?: string };
  };
}

const bare = (address: string) => (/<([^>]+)>/.exec(address)?.[1] ?? address).trim().toLowerCase();

/** A mail as it would go over the wire; the call may name who sends and who gets it. */
async function rawMailOf(data: string, from: string | undefined, to: readonly string[]) {
  const { headers, ...mail } = await PostalMime.parse(Buffer.from(data, "base64"));
  const told = Object.fromEntries(headers.map(({ key, value }) => [key, decodeWords(value)]));
  const named = [told["to"], told["cc"]].flatMap((value = "") =>
    addressParser(value, { flatten: true }).map(({ address }) => address ?? ""),
  );
  return {
    from: decodeWords(from ?? told["from"] ?? ""),
    to: to.length > 0 ? [...to] : named,
    subject: mail.subject ?? "",
    ...(mail.text !== undefined && { text: mail.text }),
    ...(mail.html !== undefined && { html: mail.html }),
    headers: told,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? "이름 없음",
      type: mimeType,
      size: typeof content === "string" ? content.length : content.byteLength,
    })),
  };
}

async function mailOf(sent: SendEmail): Promise<Omit<Mail, "id" | "at">> {
  const { FromEmailAddress: from, Destination, Content } = sent;
  const to = Object.values(Destination ?? {}).flat();
  const { Simple, Raw } = Content ?? {};
  if (Raw?.Data) return rawMailOf(Raw.Data, from, to);
  if (!Simple) throw new Error("Only Simple and Raw content can be sent here");
  const { Text, Html } = Simple.Body ?? {};
  return {
    from: decodeWords(from ?? ""),
    to,
    subject: Simple.Subject?.Data ?? "",
    ...(Text?.Data !== undefined && { text: Text.Data }),
    ...(Html?.Data !== undefined && { html: Html.Data }),
    ...(Simple.Headers && {
      headers: Object.fromEntries(Simple.Headers.map(({ Name, Value }) => [Name, Value])),
    }),
    ...(Simple.Attachments && {
      attachments: Simple.Attachments.map(({ FileName, ContentType, RawContent }) => ({
        name: FileName,
        type: ContentType ?? "application/octet-stream",
        size: Buffer.from(RawContent, "base64").length,
      })),
    }),
  };
}

/** Why SES would refuse a mail; undefined when it would take it. */
function faultOf({ from, to, subject }: Omit<Mail, "id" | "at">): string | undefined {
  if (!from.includes("@")) return "Missing FromEmailAddress";
  if (to.length === 0) return "Destination must have at least one recipient";
  if (to.length > 50) return "Recipient count exceeds 50";
  const wrong = to.find((address) => !/^[^@\s]+@[^@\s]+$/.test(bare(address)));
  if (wrong) return `Illegal address: ${wrong}`;
  return /[\r\n]/.test(subject) ? "Subject must not contain line breaks" : undefined;
}

/** The local e-mail service: accepts what SES v2 accepts and stores it in an inbox. */
export function openMail(file?: string) {
  const inbox: Journal<Mail> = openJournal(file);
  return {
    clear: () => inbox.clear(),
    /** The mails to an address, or all, the newest first. */
    list(to?: string): Mail[] {
      const wanted = to && bare(to);
      return inbox.entries
        .filter((mail) => !wanted || mail.to.some((address) => bare(address) === wanted))
        .toReversed();
    },
    find: (id: string) => inbox.entries.find((mail) => mail.id === id),
    /** A mail that another provider sends by itself. */
    take: (mail: Omit<Mail, "id" | "at">) =>
      inbox.add({ id: randomUUID(), at: new Date().toISOString(), ...mail }),
    /** POST /v2/email/outbound-emails. */
    async handle(request: IncomingMessage, response: ServerResponse) {
      const refuse = (message: string) => {
        response.setHeader("x-amzn-errortype", "BadRequestException");
        sendJson(response, 400, { message });
      };
      if (request.method !== "POST" || request.url !== "/v2/email/outbound-emails")
        return refuse(`${request.method} ${request.url} is not here`);
      let mail: Omit<Mail, "id" | "at">;
      try {
        // The SDK wrote it; whatever does not fit is refused below.
        mail = await mailOf(JSON.parse(String(await readBody(request))) as SendEmail);
      } catch (error) {
        return refuse(error instanceof Error ? error.message : String(error));
      }
      const fault = faultOf(mail);
      if (fault) return refuse(fault);
      const id = randomUUID();
      inbox.add({ id, at: new Date().toISOString(), ...mail });
      sendJson(response, 200, { MessageId: id });
    },
  };
}

export type MailService = ReturnType<typeof openMail>;
