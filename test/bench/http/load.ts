import autocannon from "autocannon";
import type { Measured } from "../report.ts";

/** One request to send, and what its answer must contain. */
export interface Asked {
  path: string;
  method?: "GET" | "POST";
  token?: string;
  body?: string;
  isRight: (answer: unknown) => boolean;
}

export interface Figure {
  requests: number;
  seconds: number;
  host: number;
  database: number;
  p50: number;
  p99: number;
}

/** A server, and the processor seconds it has used so far. */
export interface Served {
  url: string;
  cpuSeconds(): { host: number; database: number };
}

interface Load {
  /** Ends after so many seconds, or after so many requests. */
  duration?: number;
  amount?: number;
  connections?: number;
  /** Runs before the processor time is read again. */
  after?: () => Promise<void>;
}
export const connections = 16;

/** Sends load, checks every answer, and measures the processor time used. */
export async function measured(served: Served, next: () => Asked, load: Load): Promise<Figure> {
  const { after, connections: atOnce = connections, ...until } = load;
  let wrong = 0;
  const refused = new Set<string>();
  const requests = [
    {
      setupRequest(request: object, context: { asked?: Asked }) {
        const asked = next();
        context.asked = asked;
        const { path, method = "GET", token, body } = asked;
        const headers = {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { "content-type": "application/json" }),
        };
        return { ...request, method, path, headers, ...(body && { body }) };
      },
      onResponse(status: number, body: string, context: { asked?: Asked }) {
        if (status >= 300) refused.add(`${status} ${context.asked!.path} ${body.slice(0, 200)}`);
        if (status < 300 && !context.asked!.isRight(JSON.parse(body))) wrong += 1;
      },
    },
  ];
  const before = served.cpuSeconds();
  const result = await autocannon({
    url: served.url,
    connections: atOnce,
    requests,
    ...until,
  });
  await after?.();
  const used = served.cpuSeconds();
  const [host, database] = [used.host - before.host, used.database - before.database];
  const good = result["2xx"];
  const bad = result["4xx"] + result["5xx"] + result["3xx"] + result.errors;
  if (bad > 0)
    throw new Error(
      `${bad} of ${good + bad} requests were not answered with 2xx: ` +
        ([...refused].slice(0, 3).join("; ") || `${result.errors} without an answer`),
    );
  if (wrong > 0) throw new Error(`${wrong} of ${good} answers were not what was asked for.`);
  return {
    requests: good,
    seconds: result.duration,
    host,
    database,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Combines parts of one measurement that were taken separately. */
export const together = (parts: readonly Figure[]): Figure => {
  const sum = (of: (part: Figure) => number) => parts.reduce((all, part) => all + of(part), 0);
  return {
    requests: sum(({ requests }) => requests),
    seconds: sum(({ seconds }) => seconds),
    host: sum(({ host }) => host),
    database: sum(({ database }) => database),
    p50: Math.max(...parts.map(({ p50 }) => p50)),
    p99: Math.max(...parts.map(({ p99 }) => p99)),
  };
};

/** What the floor took in turns with a figure, and which share of its rate is the goal. */
export interface Beside {
  floor: Figure;
  of: string;
  least?: number | undefined;
}

const perCpuSecond = ({ requests, host, database }: Figure) => requests / (host + database);

export function lineOf(what: string, figure: Figure, beside?: Beside): Measured {
  const { seconds, host, database, requests, p50, p99 } = figure;
  const each = (cpu: number) => ((cpu / requests) * 1000).toFixed(2);
  const rate = perCpuSecond(figure);
  const share = beside && rate / perCpuSecond(beside.floor);
  return {
    what,
    measured:
      `${rate.toFixed(0)} a CPU second (${each(host)} ms host, ${each(database)} ms DynamoDB ` +
      `Local; ${(requests / seconds).toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms)` +
      (beside
        ? `, ${share!.toFixed(2)} of one ${beside.of} (${perCpuSecond(beside.floor).toFixed(0)})`
        : ""),
    ...(beside?.least && { budget: `>= ${beside.least}`, ok: share! >= beside.least }),
  };
}
