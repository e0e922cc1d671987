/**
 * Where the card window comes from: its script, and the frames and calls of it. The provider names
 * no narrower list than its own domain.
 */
export const cardOrigins = {
  script: "https://js.tosspayments.com",
  others: "https://*.tosspayments.com",
} as const;

interface Needs {
  /** The origin of the bucket that browsers send files to. */
  uploads: string;
  /** Whether its pages open the card window. */
  takesCards: boolean;
  /** Whether its pages read codes of labels: the reader is WebAssembly (decision 240). */
  readsLabels?: boolean;
  /** The origin of its sockets, if its pages open some. */
  sockets?: string;
}

/** The origin of a site's sockets: Safari has long left it out of 'self'. */
export const socketOrigin = (site: string): string => site.replace(/^http/, "ws");

/**
 * Content-Security-Policy of a site. Scripts are the site's own files, and the card window's where
 * cards are registered; the component library sets style attributes.
 */
export function contentSecurityPolicy(needs: Needs): string {
  const { uploads, takesCards, readsLabels, sockets } = needs;
  const { script, others } = cardOrigins;
  const scripts = ["'self'", readsLabels && "'wasm-unsafe-eval'", takesCards && script];
  return Object.entries({
    "default-src": "'self'",
    "script-src": scripts.filter(Boolean).join(" "),
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' data: blob: ${uploads}`,
    "connect-src": ["'self'", uploads, takesCards && others, sockets].filter(Boolean).join(" "),
    ...(takesCards && { "frame-src": `'self' ${others}` }),
    "font-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
