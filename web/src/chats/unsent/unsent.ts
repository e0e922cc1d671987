import type { ChatMessageDraft } from "@bupum/shared/talk/chats/contract";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Instant } from "@bupum/shared/kernel/time";

/** A message that its writer has sent, and the server has not taken yet. */
export interface Unsent {
  /** Made once: sent again with it, nothing is doubled. */
  clientId: string;
  /** When it was written. */
  at: Instant;
  text?: string;
  files?: readonly FileSummary[];
  /** Why it was refused; it waits for its writer then. Empty where nobody said why. */
  refused?: string;
}

export const draftOf = ({ clientId, text, files }: Unsent): ChatMessageDraft => ({
  clientId,
  ...(text !== undefined && { text }),
  ...(files && { fileIds: files.map(({ id }) => id) }),
});

/** After a day nothing goes out by itself any more: its writer may have forgotten it. */
const oldMs = 24 * 3_600_000;

/** What was left of an earlier visit; what is old waits for its writer. */
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

/** The first that may go; one that was refused holds nobody up. */
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
