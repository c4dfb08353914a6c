/** A file's row as it is stored, for tests that write any. */
export const asset = {
  id: 1,
  filename: 'rose.svg',
  name: '',
  alt: 'Rose',
  title: '',
  copyright: '',
  source: '',
  focus: '',
  meta_data: '{}',
  content_type: 'image/svg+xml',
  content_length: 812,
  width: null,
  height: null,
  hash: 'a1',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
