const hasShareSheet = () => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * Gives a link of this shop to the phone's share sheet, elsewhere to the clipboard.
 * @param path with leading slash
 * @returns what is to be said about it; null after the share sheet, which says itself what happened
 */
export async function shareLink(title: string, path: string): Promise<string | null> {
  const url = location.origin + path;
  if (hasShareSheet()) {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      // The shopper closed the sheet. Whatever else it was, the clipboard is left.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    // Missing where the shop is not served over https.
    await navigator.clipboard.writeText(url);
    return 'Länken är kopierad.';
  } catch {
    return 'Länken kunde inte kopieras.';
  }
}
