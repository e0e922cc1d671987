import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname } from "node:path";
import { readBody } from "@bupum/infra/local/kernel/body";
import { arn } from "@bupum/infra/local/kernel/place";
import { close, listen } from "@bupum/infra/local/kernel/ports";
import type { Row } from "./expressions.ts";
import { replyTo } from "./requests.ts";
import { Store } from "./store.ts";
import { Stream } from "./stream.ts";
import { keyOf } from "./units.ts";

// `node test/kit/cloud/rows/server.ts FILE`: one table and its stream, answered at an address as
// DynamoDB answers, for the market of the journeys. Prints the address. SIGTERM writes all rows to
// the file, with which the next one begins.

const mostBytes = 16 * 1024 * 1024;

/** A table as it was made. */
interface Made {
  TableName: string;
  GlobalSecondaryIndexes?: { IndexName: string }[];
}

/** The first line of the file; the others are rows. */
interface Head {
  made: Made | undefined;
  stream: ReturnType<Stream["written"]>;
}

/** One table with its stream; knows what the local cloud asks of both. */
class Table {
  readonly #stream = new Stream();
  readonly #store = new Store(undefined, this.#stream.note);
  #made: Made | undefined;

  /** Takes the rows of a table that was empty until now. */
  read(file: string): void {
    const [head = "", ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
    // Written below only.
    const { made, stream } = JSON.parse(head) as Head;
    for (const text of rows) {
      const row = JSON.parse(text) as Row;
      this.#store.write(keyOf(row), undefined, row);
    }
    this.#made = made;
    this.#stream.goOn(stream);
  }

  write(file: string): void {
    const head: Head = { made: this.#made, stream: this.#stream.written() };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, `${[JSON.stringify(head), ...this.#store.texts()].join("\n")}\n`);
    renameSync(`${file}.new`, file);
  }

  reply(service: string, call: string, input: never): object {
    if (service.startsWith("DynamoDBStreams")) return this.#stream.reply(call, input);
    const own = this.#own[call];
    return own ? own(input) : replyTo(this.#store, call, input);
  }

  /** Requests for the table itself. */
  readonly #own: Record<string, (input: never) => object> = {
    ListTables: () => ({ TableNames: this.#made ? [this.#made.TableName] : [] }),
    CreateTable: (made: Made) => this.#describe((this.#made = made)),
    DescribeTable: () => {
      if (this.#made) return this.#describe(this.#made);
      throw Object.assign(new Error("No such table."), { name: "ResourceNotFoundException" });
    },
    UpdateTable: (input: { TableName: string; StreamSpecification: unknown }) => {
      this.#stream.arn = arn("dynamodb", `table/${input.TableName}/stream/local`);
      return {};
    },
  };

  #describe({ TableName, GlobalSecondaryIndexes }: Made) {
    const { arn: streamArn } = this.#stream;
    const stream = streamArn && {
      LatestStreamArn: streamArn,
      StreamSpecification: { StreamEnabled: true },
    };
    return { Table: { TableName, GlobalSecondaryIndexes, ...stream } };
  }
}

/** What DynamoDB's refusals tell of the rows that they met. */
interface Told extends Error {
  Item?: unknown;
  CancellationReasons?: unknown;
}

const errorType = /Exception$/;

function refuse(response: ServerResponse, error: Error): void {
  const isRefusal = errorType.test(error.name);
  response.writeHead(isRefusal ? 400 : 500, { "content-type": "application/x-amz-json-1.0" });
  const { name, message, Item, CancellationReasons } = error as Told;
  const type = `com.amazonaws.dynamodb.v20120810#${isRefusal ? name : "InternalServerError"}`;
  response.end(JSON.stringify({ __type: type, message, Item, CancellationReasons }));
}

/** Serves the table of a file, which need not be there; `stop` writes it. */
export async function serveTable(file: string) {
  const table = new Table();
  if (existsSync(file)) table.read(file);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const [service = "", call = ""] = String(request.headers["x-amz-target"]).split(".");
    const body = await readBody(request, mostBytes);
    const reply = table.reply(service, call, JSON.parse(body.toString()) as never);
    response.writeHead(200, { "content-type": "application/x-amz-json-1.0" });
    response.end(JSON.stringify(reply));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => refuse(response, error));
  });
  server.keepAliveTimeout = 65_000;
  return {
    origin: `http://127.0.0.1:${await listen(server, 0)}`,
    async stop() {
      await close(server);
      table.write(file);
    },
  };
}

async function main([file]: string[]): Promise<void> {
  if (!file) throw new Error("Name the file of the rows.");
  const served = await serveTable(file);
  process.stdout.write(`${served.origin}\n`);
  process.once("SIGTERM", () => {
    process.stdin.destroy();
    void served.stop();
  });
  // Nobody is left who could stop it.
  process.stdin.resume().once("end", () => process.exit(1));
}

if (import.meta.main) await main(process.argv.slice(2));
