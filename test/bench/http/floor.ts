import { createServer } from "node:http";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";

// A child process: what Node, its http server and the unmodified SDK take for one call to the
// table, and nothing else. The goals of bench:http are shares of this.

export interface FloorWork {
  TableName: string;
  /** A partition of gsi2 that fills a page, and a single row. */
  page: string;
  row: { pk: string; sk: string };
}

const [text = "{}"] = process.argv.slice(2);
const { TableName, page, row } = JSON.parse(text) as FloorWork;
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
let written = 0;

const acts: Record<string, () => Promise<unknown>> = {
  "/query": () =>
    client.send(
      new QueryCommand({
        TableName,
        IndexName: "gsi2",
        Limit: 30,
        KeyConditionExpression: "gsi2pk = :page",
        ExpressionAttributeValues: { ":page": page },
      }),
    ),
  "/get": () => client.send(new GetCommand({ TableName, Key: row, ConsistentRead: true })),
  "/transaction": () => {
    written += 1;
    return client.send(
      new TransactWriteCommand({
        TransactItems: [1, 2, 3].map((sk) => ({
          Put: {
            TableName,
            Item: { pk: `floor#${written}`, sk: String(sk), quantity: 1, price: "120000" },
            ConditionExpression: "attribute_not_exists(pk)",
          },
        })),
      }),
    );
  },
};

const server = createServer((request, response) => {
  const answer = (status: number, value: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  acts[request.url ?? ""]!().then(
    (value) => answer(200, value),
    (error: unknown) => answer(500, String(error)),
  );
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as { port: number };
  process.send?.(`http://127.0.0.1:${port}`);
});
process.on("disconnect", () => process.exit(0));
