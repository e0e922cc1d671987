interface Consumed {
  CapacityUnits?: number | undefined;
}
interface Reply {
  ConsumedCapacity?: Consumed | Consumed[] | undefined;
  Items?: unknown[];
  Item?: unknown;
  Responses?: Record<string, unknown[]>;
}
interface Command {
  constructor: { name: string };
  input: { RequestItems?: Record<string, { Keys?: unknown[] }> };
}
type Send = (command: Command) => Promise<Reply>;

/** AWS bills half a unit for a row that is not there, or a query that finds none; Local does not. */
const leastUnits = 0.5;

function unitsOf({ constructor: { name }, input }: Command, reply: Reply): number {
  const units = [reply.ConsumedCapacity ?? []]
    .flat()
    .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  if (name === "QueryCommand" || name === "GetCommand") return Math.max(units, leastUnits);
  if (name !== "BatchGetCommand") return units;
  const asked = Object.values(input.RequestItems ?? {}).flatMap(({ Keys = [] }) => Keys).length;
  const found = Object.values(reply.Responses ?? {}).flat().length;
  return units + (asked - found) * leastUnits;
}

/**
 * Counts a client's calls, their units as AWS bills them, and the sequential rounds: parallel calls
 * are sent, and answered, together.
 */
export function countRounds(client: object) {
  const at = client as { send: Send };
  const send = at.send.bind(client) as Send;
  const cost = { calls: 0, units: 0, rounds: 0 };
  let waiting: (() => Promise<() => void>)[] = [];
  const round = async () => {
    const started = waiting;
    waiting = [];
    cost.rounds += 1;
    for (const answer of await Promise.all(started.map((start) => start()))) answer();
  };
  at.send = (command) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void round());
      waiting.push(async () => {
        cost.calls += 1;
        try {
          const reply = await send(command);
          cost.units += unitsOf(command, reply);
          return () => resolve(reply);
        } catch (error) {
          return () => reject(error as Error);
        }
      });
    });
  return {
    cost,
    reset: () => Object.assign(cost, { calls: 0, units: 0, rounds: 0 }),
    stop: () => Object.assign(at, { send }),
  };
}
