/**
 * Reduces the cards of Ghost's editor to what they say: what is around it are the parts of players, and pictures that
 * Ghost draws.
 */
export function plainCards(body: HTMLElement): void {
  for (const drawing of body.querySelectorAll('.kg-card svg')) drawing.remove()
  for (const card of body.querySelectorAll('.kg-video-card, .kg-audio-card')) {
    card.replaceChildren(...card.querySelectorAll('video, audio, .kg-audio-title, figcaption'))
  }
  // One link for all of the card, in which each part had its own box.
  for (const card of body.querySelectorAll('.kg-bookmark-card, .kg-file-card')) {
    const link = card.querySelector('a[href]')
    if (!link) continue
    const textOf = (...names: string[]) =>
      names
        .map((name) => card.querySelector(`.kg-${name}`)?.textContent.trim())
        .filter(Boolean)
        .join(', ')
    const document = body.ownerDocument
    const paragraph = document.createElement('p')
    const named = document.createElement('a')
    named.setAttribute('href', link.getAttribute('href') ?? '')
    named.textContent = textOf('bookmark-title', 'file-card-title') || link.getAttribute('href')
    paragraph.append(named)
    for (const more of [
      textOf('bookmark-description', 'file-card-caption'),
      textOf('bookmark-author', 'bookmark-publisher', 'file-card-filename', 'file-card-filesize'),
    ]) {
      if (more) paragraph.append(document.createElement('br'), more)
    }
    card.replaceChildren(paragraph, ...card.querySelectorAll('figcaption'))
  }
}
