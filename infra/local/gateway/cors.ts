import type { IncomingMessage } from "node:http";
import type { HttpReply } from "./http-event.ts";
import type { Raw, RawObject } from "../templates/template.ts";

const texts = (value: Raw): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The CorsConfiguration of an HTTP API: it answers preflights and overrides a handler's headers. */
export function corsOf(settings: RawObject) {
  const origins = texts(settings["AllowOrigins"]);
  const field = (name: string) => texts(settings[name]).join(",");

  function allowed({ headers }: IncomingMessage): Record<string, string> | undefined {
    const origin = headers.origin;
    if (!origin || !(origins.includes("*") || origins.includes(origin))) return undefined;
    const open = origins.includes("*") && settings["AllowCredentials"] !== true;
    return {
      "access-control-allow-origin": open ? "*" : origin,
      ...(settings["AllowCredentials"] === true && { "access-control-allow-credentials": "true" }),
    };
  }

  return {
    preflight(request: IncomingMessage): HttpReply {
      const base = allowed(request);
      const headers: Record<string, string> = base
        ? {
            ...base,
            "access-control-allow-methods": field("AllowMethods"),
            "access-control-allow-headers": field("AllowHeaders"),
            "access-control-max-age": String(settings["MaxAge"] ?? 0),
          }
        : {};
      return { status: 204, headers, body: "" };
    },
    decorate(request: IncomingMessage, answer: HttpReply) {
      if (request.method === "OPTIONS") return;
      for (const name of Object.keys(answer.headers))
        if (name.startsWith("access-control-")) delete answer.headers[name];
      const exposed = field("ExposeHeaders");
      Object.assign(answer.headers, allowed(request));
      if (exposed) answer.headers["access-control-expose-headers"] = exposed;
    },
  };
}
