import { hidden, type Sight } from "../../accounts/partners/rules.ts";
import type {
  ChatCard,
  ChatMessage,
  ChatMessageDraft,
  ChatPreview,
  ChatRoomRow,
  ChatRoomState,
} from "@bupum/shared/talk/chats/contract";
import { supportUserId } from "@bupum/shared/talk/chats/support";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { sellerIdOf, ulidOf, userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { BlockTargetId } from "@bupum/shared/accounts/blocks/contract";
import type { SellerRow } from "../../accounts/seller-infos/items.ts";
import type { Member, Room, StoredMessage, StoredPreview } from "./items.ts";

type UserId = Id<"usr">;

/** The other person of a room. */
export const otherOf = ({ buyerId, sellerId }: Pick<Room, "buyerId" | "sellerId">, me: UserId) =>
  buyerId === me ? userIdOf(sellerId) : buyerId;

export const isPairOf = (
  { buyerId, sellerId }: Pick<Room, "buyerId" | "sellerId">,
  of: { buyerId: UserId; sellerId: Id<"sel"> },
): boolean => {
  const pair = [ulidOf(buyerId), ulidOf(sellerId)];
  return pair.includes(ulidOf(of.buyerId)) && pair.includes(ulidOf(of.sellerId));
};

export const unreadOf = ({ received, read }: Pick<Member, "received" | "read">): number =>
  Math.max(0, received - read);

/** The id that `/blocks` takes to block the other. */
export const blockIdOf = ({ isBuyer, otherId }: Member): BlockTargetId =>
  isBuyer ? sellerIdOf(otherId) : otherId;

/** Files whose names may contain contact data, which is hidden as in texts. */
function hiddenNames(files: readonly FileSummary[], sight: Sight) {
  const names = files.map(({ fileName }) => hidden(fileName, sight));
  return {
    files: files.map((file, at) => ({ ...file, fileName: names[at]!.text })),
    isMasked: names.some(({ isMasked }) => isMasked),
  };
}

/** A text without contact data; part numbers in it stay (D29-9). */
const hiddenText = (text: string, { partNumbers = [] }: StoredMessage, sight: Sight) =>
  hidden(text, { ...sight, shown: [...sight.shown, ...partNumbers] });

/**
 * A message for one of the two readers. `sight` is how the sender's counterpart reads; the sender
 * sees everything, and whether something is hidden.
 */
export function toMessage(
  message: StoredMessage,
  me: UserId,
  sight: Sight,
  card?: ChatCard,
): ChatMessage {
  const { seq, createdAt, senderId, kind, language, clientId } = message;
  const isMine = senderId === me;
  const text = message.text === undefined ? undefined : hiddenText(message.text, message, sight);
  const files = message.files && hiddenNames(message.files, sight);
  const isMasked = Boolean(text?.isMasked || files?.isMasked);
  return {
    seq,
    createdAt,
    isMine,
    senderId,
    ...(isMine && { clientId }),
    kind,
    language,
    ...(text && { text: isMine ? message.text : text.text }),
    ...(files && { files: isMine ? message.files : files.files }),
    ...(card && { card }),
    ...(isMasked && { isMasked }),
  };
}

const mostOfPreview = 100;

export function previewOf(message: StoredMessage, sight: Sight): StoredPreview {
  const { kind, senderId, text, files } = message;
  const whole = text ?? files?.[0]?.fileName;
  const seen = whole && hiddenText(whole, message, sight).text.replaceAll(/\s+/g, " ");
  return { kind, senderId, ...(seen && { text: [...seen].slice(0, mostOfPreview).join("") }) };
}

const toPreview = ({ kind, senderId, text }: StoredPreview, me: UserId): ChatPreview => ({
  kind,
  isMine: senderId === me,
  ...(text && { text }),
});

export const toState = (member: Member): ChatRoomState => ({
  uuid: member.uuid,
  unread: unreadOf(member),
  muted: member.muted ?? false,
  hidden: member.hidden ?? false,
  ...(member.lastReadAt && { lastReadAt: member.lastReadAt }),
});

export const toRow = (member: Member, otherName: string, isBlockedByMe: boolean): ChatRoomRow => ({
  ...toState(member),
  side: member.isBuyer ? "BUY" : "SELL",
  otherName,
  ...(member.otherId === supportUserId && { isSupport: true as const }),
  ...(member.preview && { preview: toPreview(member.preview, member.userId) }),
  lastMessageAt: member.lastMessageAt,
  isBlockedByMe,
});

/** Whether a repeated send has the content of the first one. */
export function isSameMessage(message: StoredMessage, draft: ChatMessageDraft): boolean {
  const fileIds = message.files?.map(({ id }) => id);
  // The card of opening goes with a text or files without being in the draft.
  const card = message.kind === "CARD" ? message.card : undefined;
  return (
    message.text === draft.text &&
    `${fileIds}` === `${draft.fileIds}` &&
    card?.id === draft.card?.id
  );
}

/** D10-1: a seller who has written something may be reported. */
export const isReportable = (seller: SellerRow | undefined, sent: number | undefined): boolean =>
  seller !== undefined && seller.status !== "NONE" && (sent ?? 0) > 0;
