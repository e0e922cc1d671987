import { createContext, useContext } from "react";

/** What a room gets from the open connection. */
export interface Live {
  isOpen: boolean;
  /** The other is typing in that room now. */
  isTyping: (uuid: string) => boolean;
  /** Tells the other that the reader is typing. */
  tellTyping: (uuid: string) => void;
}

export const LiveContext = createContext<Live>({
  isOpen: false,
  isTyping: () => false,
  tellTyping: () => undefined,
});

export const useLiveRooms = (): Live => useContext(LiveContext);
