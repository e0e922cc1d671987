import type { ChatMessage } from "@bupum/shared/talk/chats/contract";
import type { Instant } from "@bupum/shared/kernel/time";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near to an end counts as being there. */
const nearPx = 40;
const nearTopPx = 240;

interface LogScroll {
  items: readonly ChatMessage[];
  /** How many of one's own are not sent yet. */
  waiting: number;
  /** How many of those were refused. */
  refused: number;
  /** Reads further back; absent at the first message. */
  goBack: (() => void) | undefined;
}

interface Known {
  first: Instant | undefined;
  waiting: number;
  refused: number;
  height: number;
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < nearPx;

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth} ${clientHeight}`;

/** Where one left off, or the end. */
function begin(place: HTMLElement): void {
  const mark = place.querySelector<HTMLElement>("[data-unread]");
  place.scrollTop = mark ? mark.offsetTop - nearPx : place.scrollHeight;
}

/**
 * Keeps the reader where he is: at the end while he is there, and at the same message while older
 * ones are put before it. Returns up to where he has seen the log.
 */
export function useLogScroll({ items, waiting, refused, goBack }: LogScroll) {
  const log = useRef<HTMLDivElement>(null);
  const newest = items.at(-1)?.createdAt;
  const [isAtEnd, setAtEnd] = useState(true);
  const [leftAt, setLeftAt] = useState<Instant>();
  const wasAtEnd = useRef(true);
  const known = useRef<Known>(undefined);
  const size = useRef("");

  useLayoutEffect(() => {
    const place = log.current;
    if (!place) return;
    const before = known.current;
    const first = items[0]?.createdAt;
    if (!before) begin(place);
    // What can be done about a refused message stands below it.
    else if (waiting > before.waiting || refused > before.refused || wasAtEnd.current)
      place.scrollTop = place.scrollHeight;
    else if (first !== before.first) place.scrollTop += place.scrollHeight - before.height;
    known.current = { first, waiting, refused, height: place.scrollHeight };
    size.current = sizeOf(place);
    wasAtEnd.current = isNearEnd(place);
    setAtEnd(wasAtEnd.current);
  }, [items, waiting, refused]);

  // A smaller log, as above a phone's keyboard, hides nothing of the end.
  useEffect(() => {
    const place = log.current;
    if (!place) return undefined;
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) place.scrollTop = place.scrollHeight;
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const place = log.current;
    if (!place) return;
    // Another size moves the log as well, and is no reader's doing.
    if (size.current !== sizeOf(place) && wasAtEnd.current) place.scrollTop = place.scrollHeight;
    size.current = sizeOf(place);
    const isEnd = isNearEnd(place);
    if (wasAtEnd.current && !isEnd) setLeftAt(newest);
    wasAtEnd.current = isEnd;
    setAtEnd(isEnd);
    if (place.scrollTop < nearTopPx) goBack?.();
  };
  const toEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight });
  return { log, onScroll, toEnd, isAtEnd, seenUntil: isAtEnd ? newest : leftAt };
}
