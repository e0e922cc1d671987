import type { Instant } from "@bupum/shared/kernel/time";

/** The events of a socket; they carry no texts. */
export type LiveEvent =
  | { type: "message"; uuid: string; createdAt: Instant }
  | { type: "read"; uuid: string; readerId: string; lastReadAt: Instant }
  | { type: "shared"; uuid: string }
  | { type: "typing"; uuid: string }
  | { type: "pong" };

/** Parses a socket event; an unknown one is undefined. */
export function liveEventOf(data: unknown): LiveEvent | undefined {
  const { type, uuid, createdAt, readerId, lastReadAt } = fieldsOf(data);
  if (type === "pong") return { type };
  if (typeof uuid !== "string") return undefined;
  if (type === "typing" || type === "shared") return { type, uuid };
  if (type === "message" && typeof createdAt === "string") return { type, uuid, createdAt };
  if (type === "read" && typeof readerId === "string" && typeof lastReadAt === "string")
    return { type, uuid, readerId, lastReadAt };
  return undefined;
}

function fieldsOf(data: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(data));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {}; // Not ours.
  }
}
