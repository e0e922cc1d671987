import { createContext, useContext } from "react";

/** What the open connection means for a room. */
export interface Live {
  isOpen: boolean;
  /** The other is writing in that room just now. */
  isTyping: (uuid: string) => boolean;
  /** Tells the other that one is writing. */
  tellTyping: (uuid: string) => void;
}

export const LiveContext = createContext<Live>({
  isOpen: false,
  isTyping: () => false,
  tellTyping: () => undefined,
});

export const useLiveRooms = (): Live => useContext(LiveContext);
