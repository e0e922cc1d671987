/** What a chat may be about (D29-7). */
export const chatTopics = ["PRODUCT", "ESTIMATE", "ORDER"] as const;
export type ChatTopic = (typeof chatTopics)[number];

export const chatMessageKinds = ["TEXT", "FILE", "CARD"] as const;
export type ChatMessageKind = (typeof chatMessageKinds)[number];

export const chatProviders = ["OWN", "SENDBIRD"] as const;

/** Characters of a text, and files of one message. */
export const mostChatText = 2_000;
export const mostChatFiles = 5;
/** The most rooms in the unread count; above it pages show a plus. */
export const mostUnreadRooms = 100;
/** Messages of one person a minute, and new rooms a day (D29-11). */
export const mostMessagesAMinute = 60;
export const mostRoomsADay = 20;
/** A message that is still unread after this time is told outside the room (D29-12). */
export const noticeAfterMinutes = 5;

/** A room's page within the site. */
export const chatPath = (uuid: string): string => `/chats/${uuid}`;

const beginnings: Record<ChatTopic, string> = { PRODUCT: "prd_", ESTIMATE: "est_", ORDER: "ord_" };
export const isOfTopic = (id: string, type: ChatTopic): boolean => id.startsWith(beginnings[type]);
