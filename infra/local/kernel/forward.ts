import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;
type Take = (answer: IncomingMessage) => void;

/** Asks what stands behind; the caller sends the body. */
export const forward = (
  { hostname, port }: Pick<URL, "hostname" | "port">,
  { method, url, headers }: Asked,
  take: Take,
): ClientRequest => httpRequest({ hostname, port, agent, method, path: url, headers }, take);

/** Hands an answer back as it comes. */
export const pipeReply =
  (response: ServerResponse): Take =>
  (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  };
