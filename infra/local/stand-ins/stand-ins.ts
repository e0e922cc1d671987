import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { juso } from "./juso.ts";
import type { Kms } from "./kms.ts";
import type { Log } from "../kernel/log.ts";
import type { MailService } from "./mail.ts";
import { providerSecrets } from "./overrides.ts";
import { close, listen } from "../kernel/ports.ts";
import type { Popbill } from "./popbill/popbill.ts";
import type { Sendbird } from "./sendbird/sendbird.ts";
import { frankfurter, koreaExim } from "./rates.ts";
import type { Secrets } from "./secrets.ts";
import type { Solapi } from "./solapi.ts";
import { stockPrices } from "./stocks.ts";
import { taxOffice } from "./tax-office.ts";
import type { Toss } from "./toss/toss.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Services {
  mail: MailService;
  secrets: Secrets;
  kms: Kms;
  solapi: Solapi;
  toss: Toss;
  popbill: Popbill;
  sendbird: Sendbird;
}
/** Services that keep their address over restarts, because browsers store it. */
interface Wishes {
  toss?: number;
}

/** Serves every service that the market calls, each at an address of its own. */
export async function startStandIns(services: Services, log: Log, wishes: Wishes = {}) {
  const { mail, secrets, kms, solapi, toss, popbill, sendbird } = services;
  const servers: Server[] = [];
  async function serve(name: string, handle: Handle, port = 0): Promise<string> {
    const server = createServer(async (request, response) => {
      try {
        await handle(request, response);
      } catch (error) {
        log.failure(`${name} ${request.method} ${request.url?.split("?")[0]}`, error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      }
    });
    servers.push(server);
    return `http://127.0.0.1:${await listen(server, port)}`;
  }
  const origins = {
    ses: await serve("SES", mail.handle),
    secrets: await serve("Secrets Manager", secrets.handle),
    kms: await serve("KMS", kms.handle),
    solapi: await serve("SOLAPI", solapi.handle),
    toss: await serve("TossPayments", toss.handle, wishes.toss),
    popbill: await serve("Popbill", popbill.handle),
    sendbird: await serve("Sendbird", sendbird.handle),
    koreaExim: await serve("Eximbank", koreaExim(providerSecrets.eximbank.value.authKey)),
    frankfurter: await serve("Frankfurter", frankfurter()),
    juso: await serve("Juso", juso(providerSecrets.juso.value.confirmKey)),
    taxOffice: await serve("Tax office", taxOffice(providerSecrets.dataPortal.value.serviceKey)),
    dataPortal: await serve(
      "Data portal",
      stockPrices(providerSecrets.dataPortal.value.serviceKey),
    ),
  };
  return {
    origins,
    stop: async () => {
      await Promise.all(servers.map(close));
    },
  };
}
