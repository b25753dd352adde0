const hasShareSheet = () => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * Opens a phone's share sheet for a link of this shop, or copies the link elsewhere.
 * @param path with leading slash
 * @returns the message to show; null after the share sheet, which shows the result itself
 */
export async function shareLink(title: string, path: string): Promise<string | null> {
  const url = location.origin + path;
  if (hasShareSheet()) {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      // AbortError: the shopper closed the sheet. After any other error the link is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    // `clipboard` is undefined without https.
    await navigator.clipboard.writeText(url);
    return 'Länken är kopierad.';
  } catch {
    return 'Länken kunde inte kopieras.';
  }
}
