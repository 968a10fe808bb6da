// Says to the page around the frame which test card was chosen.
document.addEventListener('change', ({ target }) => {
  window.parent.postMessage({ method: target.value, bin: target.dataset.bin }, '*')
})
