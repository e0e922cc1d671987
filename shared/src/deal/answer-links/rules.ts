/** The secret of a link: 256 bits in base64url, the fragment of its address. */
export const answerLinkToken = /^[\w-]{43}$/;
