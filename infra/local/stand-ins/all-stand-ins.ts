import { openKms } from "./kms.ts";
import { openMail } from "./mail.ts";
import { popbillService, providerSecrets, sendbirdApp } from "./overrides.ts";
import { openPopbill } from "./popbill/popbill.ts";
import { openSecrets } from "./secrets.ts";
import { openSendbird } from "./sendbird/sendbird.ts";
import { trialLimits } from "./sendbird/sendbird-limits.ts";
import { openSolapi } from "./solapi.ts";
import { openToss } from "./toss/toss.ts";

/** The file that stores something of that name; undefined keeps it in memory. */
export type File = (name: string) => string | undefined;

/** All stand-ins of providers and AWS services, with their stored state. */
export function openStandIns(file: File) {
  const messages = file("messages.jsonl");
  const payments = file("toss.json");
  const rooms = file("sendbird.json");
  const invoices = file("popbill.json");
  const mail = openMail(file("mail.jsonl"));
  return {
    secrets: openSecrets(file("secrets.json")),
    kms: openKms(file("kms.json")),
    mail,
    solapi: openSolapi({
      ...providerSecrets.solapi.value,
      ...(messages && { file: messages }),
      senders: new Set(),
    }),
    toss: openToss({
      ...providerSecrets.toss.value,
      // A person who looks on waits as they would there.
      ...(payments && { file: payments, hangs: true, latencyMs: 300 }),
      sends: true,
    }),
    popbill: openPopbill({
      ...providerSecrets.popbill.value,
      service: popbillService,
      ...(invoices && { file: invoices }),
      mail: mail.take,
    }),
    sendbird: openSendbird({
      ...providerSecrets.sendbird.value,
      app: sendbirdApp,
      ...(rooms && { file: rooms, limits: trialLimits }),
      sends: true,
    }),
  };
}
