import { Agent, request as httpRequest } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { AwsJson1_0Protocol } from "@aws-sdk/core/protocols";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { type HttpHandler, HttpRequest, HttpResponse } from "@smithy/core/protocols";
import type {
  EndpointBearer,
  HandlerExecutionContext,
  MetadataBearer,
  OperationSchema,
  SerdeFunctions,
} from "@smithy/types";
import { fromAttributes, toAttributes } from "./rows/attributes.ts";
import { translated } from "./rows/translated.ts";
import { signerOf } from "./calls/signer.ts";

// The SDK's client for the table with its slowest parts replaced (DECISIONS 86): the original walks
// schemas over each value three times, and rebuilds its middleware chain and its signer for each
// call. Its commands, retries, clock correction, signatures and error classes are kept.

/** Encodes requests and decodes responses in one pass; the SDK reads the errors. */
class TableProtocol extends AwsJson1_0Protocol {
  override async serializeRequest<Input extends object>(
    operation: OperationSchema,
    input: Input,
    context: HandlerExecutionContext & SerdeFunctions & EndpointBearer,
  ): Promise<HttpRequest> {
    const { protocol, hostname, port } = await context.endpoint();
    return new HttpRequest({
      method: "POST",
      protocol,
      hostname,
      ...(port !== undefined && { port }),
      path: "/",
      headers: {
        "content-type": "application/x-amz-json-1.0",
        "x-amz-target": `${this.serviceTarget}.${operation.name}`,
      },
      body: JSON.stringify(translated(input, toAttributes)),
    });
  }

  override async deserializeResponse<Output extends MetadataBearer>(
    operation: OperationSchema,
    context: HandlerExecutionContext & SerdeFunctions,
    response: HttpResponse,
  ): Promise<Output> {
    if (this.isErrorResponse(response.statusCode))
      return super.deserializeResponse(operation, context, response);
    const answer = translated(JSON.parse(String(response.body)), fromAttributes);
    // The type of this operation's response, according to DynamoDB's API.
    return Object.assign(answer as Output, { $metadata: this.deserializeMetadata(response) });
  }
}

const sockets = { keepAlive: true, maxSockets: 50 };
const ways = {
  "http:": { ask: httpRequest, agent: new Agent(sockets) },
  "https:": { ask: secureRequest, agent: new SecureAgent(sockets) },
};

/**
 * Sends a text and reads the whole response. Has no timers of its own: Lambda's time-out comes
 * first.
 */
const handler: HttpHandler<object> = {
  metadata: { handlerProtocol: "http/1.1" },
  updateHttpClientConfig: () => undefined,
  httpHandlerConfigs: () => ({}),
  handle({ protocol, hostname, port, method, path, headers, body }) {
    const { ask, agent } = ways[protocol as keyof typeof ways];
    return new Promise((done, failed) => {
      const sent = ask({ hostname, port, method, path, headers, agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", failed);
        answer.on("end", () => {
          const reply = {
            statusCode: answer.statusCode ?? 0,
            // Node joins repeated headers except set-cookie, which DynamoDB does not send.
            headers: answer.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          };
          done({ response: new HttpResponse(reply) });
        });
      });
      sent.on("error", failed);
      sent.end(body);
    });
  },
};

/** The steps of the SDK that a call to the table does without. */
const unneeded = [
  // Copies every input and output for a log that is never written.
  "loggerMiddleware",
  "contentLengthMiddleware",
  "recursionDetectionMiddleware",
  "getUserAgentMiddleware",
];

/** Takes the document client's commands, whose values its protocol translates. */
class LeanClient extends DynamoDBDocumentClient {
  readonly #sdk: DynamoDBClient;

  constructor(sdk: DynamoDBClient) {
    super(sdk);
    this.#sdk = sdk;
  }
  // The overloads define each command's response; here any command is passed on.
  override send(command: object): never {
    const { clientCommand } = command as { clientCommand: Parameters<DynamoDBClient["send"]>[0] };
    return this.#sdk.send(clientCommand) as never;
  }
}

export function leanClient(): DynamoDBDocumentClient {
  const sdk = new DynamoDBClient({ protocol: TableProtocol, requestHandler: handler });
  // One signer for all calls: the SDK makes one of its whole configuration for each.
  const signer = signerOf("dynamodb", sdk);
  sdk.config.signer = () => Promise.resolve(signer);
  for (const step of unneeded) sdk.middlewareStack.remove(step);
  const client = new LeanClient(sdk);
  // One middleware chain for each kind of command, not one for each call. The document client
  // refuses to be made so, and its own chains are not used here.
  sdk.config.cacheMiddleware = true;
  return client;
}
