import { useRef } from "react";

/**
 * `Idempotency-Key` of a send: the same content keeps its key while the page is open, so that a
 * repeat after a lost answer creates no second request; changed content gets another (D0-8).
 */
export function useSendKey(): (body: unknown) => string {
  const keys = useRef(new Map<string, string>());
  return (body) => {
    const words = JSON.stringify(body);
    const key = keys.current.get(words) ?? crypto.randomUUID();
    keys.current.set(words, key);
    return key;
  };
}
