/**
 * Content-Security-Policy of a site. Scripts are the site's own files only; the component library
 * sets style attributes. `uploads` is the origin of the bucket that browsers send files to.
 */
export function contentSecurityPolicy(uploads: string): string {
  return Object.entries({
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' data: blob: ${uploads}`,
    "connect-src": `'self' ${uploads}`,
    "font-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}
