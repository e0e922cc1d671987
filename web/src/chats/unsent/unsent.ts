import type { ChatMessageDraft } from "@bupum/shared/talk/chats/contract";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Instant } from "@bupum/shared/kernel/time";

/** A message that its writer has sent, and that the server has not stored yet. */
export interface Unsent {
  /** Created once: a repeat with it is not duplicated. */
  clientId: string;
  /** When it was written. */
  at: Instant;
  text?: string;
  files?: readonly FileSummary[];
  /** The reason of the refusal, for its writer; empty if unknown. */
  refused?: string;
}

export const draftOf = ({ clientId, text, files }: Unsent): ChatMessageDraft => ({
  clientId,
  ...(text !== undefined && { text }),
  ...(files && { fileIds: files.map(({ id }) => id) }),
});

/** After a day a message is not sent by itself any more, since its writer may have forgotten it. */
const oldMs = 24 * 3_600_000;

/** Messages of an earlier visit; old ones wait for their writer. */
export const leftOf = (stored: unknown, now: number): readonly Unsent[] =>
  (Array.isArray(stored) ? stored : []).filter(isUnsent).map((one) => {
    const isOld = now - Date.parse(one.at) > oldMs;
    return isOld && one.refused === undefined ? { ...one, refused: "" } : one;
  });

function isUnsent(value: unknown): value is Unsent {
  const { clientId, at, text, files }: Record<string, unknown> =
    typeof value === "object" && value !== null ? { ...value } : {};
  const hasContent = typeof text === "string" || Array.isArray(files);
  return typeof clientId === "string" && !Number.isNaN(Date.parse(String(at))) && hasContent;
}

/** The first message that may be sent; a refused one does not block the others. */
export const nextOf = (all: readonly Unsent[]): Unsent | undefined =>
  all.find(({ refused }) => refused === undefined);

/** Without those that the server has. */
export function withoutSent(
  all: readonly Unsent[],
  sent: readonly { clientId?: string | undefined }[],
): readonly Unsent[] {
  const taken = new Set(sent.map(({ clientId }) => clientId));
  const left = all.filter(({ clientId }) => !taken.has(clientId));
  return left.length === all.length ? all : left;
}
