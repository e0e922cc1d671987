/** The part of the package that the gateway of sockets uses; it has no types of its own. */
declare module "ws" {
  import type { EventEmitter } from "node:events";
  import type { IncomingMessage } from "node:http";
  import type { Duplex } from "node:stream";

  export interface WebSocket extends EventEmitter {
    send(data: string): void;
    close(code?: number, reason?: string): void;
    on(event: "message", act: (data: Buffer, isBinary: boolean) => void): this;
    on(event: "close", act: (code: number, reason: Buffer) => void): this;
    on(event: "error", act: (error: Error) => void): this;
  }

  interface Options {
    noServer: true;
    maxPayload: number;
    clientTracking: boolean;
    handleProtocols(): false;
  }

  export class WebSocketServer {
    constructor(options: Options);
    handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      done: (socket: WebSocket) => void,
    ): void;
  }
}
